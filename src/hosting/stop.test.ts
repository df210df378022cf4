import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { listen } from '../../tests/network/listen'
import { RawConnection } from '../../tests/network/raw-connection'
import { stoppable } from './stop'

const get = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'

let server: Server
let stop: ReturnType<typeof stoppable>
let port: number
/** Pending responses, which the test ends. */
let waiting: ServerResponse[]

beforeEach(async () => {
  waiting = []
  server = createServer((_, response) => waiting.push(response))
  stop = stoppable(server)
  port = await listen(server)
})
afterEach(() => server.closeAllConnections())

/** Sends a request, and waits until the server has received it. */
async function request(): Promise<RawConnection> {
  const received = once(server, 'request')
  const client = new RawConnection(port).say(get)
  await received
  return client
}

test('a pending response is finished, and its connection ends', async () => {
  const client = await request()
  const stopped = stop(60_000)
  expect(server.listening).toBe(false)
  waiting[0]?.end('to the last word')
  const heard = await client.ended
  expect(heard).toMatch(/^HTTP\/1\.1 200 [\s\S]*connection: close[\s\S]*to the last word$/i)
  expect(await stopped).toBe(0)
})

test('a partly sent response is finished too', async () => {
  const client = await request()
  waiting[0]?.write('to the ')
  await client.heard(/to the/)
  const stopped = stop(60_000)
  waiting[0]?.end('last word')
  expect(await client.ended).toContain('last word')
  expect(await stopped).toBe(0)
})

test('an idle connection is kept for another request, and does not delay the stop', async () => {
  const client = await request()
  waiting[0]?.end('ok')
  await client.heard(/ok/)
  client.say(get)
  await once(server, 'request')
  waiting[1]?.end('again')
  await client.heard(/again/)
  expect(await stop(60_000)).toBe(0)
  await client.ended
})

test('a connection without a request does not delay the stop', async () => {
  const opened = once(server, 'connection')
  const unused = new RawConnection(port)
  await opened
  expect(await stop(600_000)).toBe(0)
  expect(await unused.ended).toBe('')
})

test('new connections are refused', async () => {
  await stop(60_000)
  expect(await new RawConnection(port).say(get).ended).toBe('')
})

test('requests that take too long are aborted, and counted', async () => {
  const answered = await request()
  waiting[0]?.end('ok')
  await answered.heard(/ok/)
  const client = await request()
  expect(await stop(20)).toBe(1)
  expect(await client.ended).toBe('')
})
