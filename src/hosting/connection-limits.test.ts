import type { RequestListener, Server } from 'node:http'
import { listen } from '../../tests/network/listen'
import { RawConnection } from '../../tests/network/raw-connection'
import { cleanUp, onCleanUp } from '../../tests/support/cleanup'
import { until } from '../../tests/support/until'
import { createLimitedServer, limits } from './connection-limits'

afterEach(cleanUp)

/** Starts a server, until the test ends. @returns its port */
function started(server: Server): Promise<number> {
  onCleanUp(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return listen(server)
}

const limited = (
  own: Partial<typeof limits>,
  listener: RequestListener = (_, response) => response.end('ok'),
) => started(createLimitedServer(listener, own))

const quick = { connectionsCheckingInterval: 20 }
const get = 'GET / HTTP/1.1\r\nHost: a\r\n'

test('a client that sends the head of a request too slowly gets 408 and is disconnected', async () => {
  const port = await limited({ ...quick, headersTimeout: 100 })
  const slow = new RawConnection(port).say(get)
  const drip = setInterval(() => slow.say('X-More: 1\r\n'), 10)
  expect(await slow.ended).toMatch(/^HTTP\/1\.1 408 /)
  clearInterval(drip)
})

test('a client that sends the body of a request too slowly is disconnected too', async () => {
  const port = await limited({ ...quick, headersTimeout: 100, requestTimeout: 100 }, (request, response) => {
    request.resume().once('end', () => response.end('ok'))
  })
  const slow = new RawConnection(port).say('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n')
  const drip = setInterval(() => slow.say('a'), 10)
  expect(await slow.ended).toMatch(/^HTTP\/1\.1 408 /)
  clearInterval(drip)
})

test.each([1, 2])('garbage after %i requests does not corrupt the last response', async (count) => {
  let answered = 0
  const port = await limited(quick, (_, response) => {
    if (++answered < count) response.end('whole')
    else response.write('half')
  })
  const mixed = new RawConnection(port).say(`${get}\r\n`.repeat(count))
  await mixed.heard(/half/)
  mixed.say('garbage\r\n\r\n')
  expect((await mixed.ended).match(/HTTP/g)).toHaveLength(count)
})

test('a client that requests much and reads nothing is disconnected', async () => {
  let closed: Promise<void> | undefined
  const port = await limited({ ...quick, idleTimeout: 150 }, (_, response) => {
    closed = new Promise((resolve) => response.once('close', resolve))
    response.end(Buffer.alloc(50_000_000))
  })
  const greedy = new RawConnection(port).deafen().say(`${get}\r\n`)
  await until(() => closed !== undefined)
  await closed
  greedy.hangUp()
})

test('an idle connection is closed', async () => {
  const port = await limited({ ...quick, keepAliveTimeout: 1000 })
  const idle = new RawConnection(port).say(`${get}\r\n`)
  expect(await idle.ended).toMatch(/^HTTP\/1\.1 200 [\s\S]*Keep-Alive: timeout=1,/)
})

test.each([
  ['no HTTP', 'Bonjour\r\n\r\n', 400],
  ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\na', 400],
  [
    'a length and chunks',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['two hosts', `${get}Host: b\r\n\r\n`, 400],
  ['a huge header', `${get}X-Much: ${'a'.repeat(limits.maxHeaderSize)}\r\n\r\n`, 431],
  ['many headers', `${get}${'X-Much: aaaaaaaaaaaaaaaaaaaa\r\n'.repeat(1_000)}\r\n`, 431],
  ['a huge address', `GET /${'a'.repeat(limits.maxHeaderSize)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
])('%s: the response has our headers, is logged, and the connection ends', async (_, said, status) => {
  const refused: number[] = []
  const server = createLimitedServer((_request, response) => response.end('ok'), quick, {
    headers: { 'X-Ours': 'yes' },
    onRefused: (found) => refused.push(found),
  })
  const answer = await new RawConnection(await started(server)).say(said).ended
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [\\s\\S]*X-Ours: yes\r\n`))
  expect(refused).toEqual([status])
})

test('no header is dropped, however many precede it', async () => {
  const port = await limited({}, ({ headers }, response) => response.end(headers['x-last']))
  const client = new RawConnection(port).say(`${get}${'a:\r\n'.repeat(3_000)}X-Last: kept\r\n\r\n`)
  expect(await client.heard(/kept$/)).toMatch(/^HTTP\/1\.1 200 /)
  client.hangUp()
})

test('one connection takes a limited number of requests', async () => {
  const port = await limited({ maxRequestsPerSocket: 2 })
  const client = new RawConnection(port).say(`${get}\r\n`)
  await client.heard(/ok$/)
  const heard = await client.say(`${get}\r\n`).heard(/connection: close/i)
  expect(heard.match(/HTTP\/1\.1 200 /g)).toHaveLength(2)
  client.hangUp()
})

test('connections beyond the limit are refused', async () => {
  const port = await limited({ maxConnections: 1 })
  const first = new RawConnection(port).say(`${get}\r\n`)
  await first.heard(/ok$/)
  expect(await new RawConnection(port).say(`${get}\r\n`).ended).toBe('')
  first.hangUp()
})
