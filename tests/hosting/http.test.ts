import { once } from 'node:events'
import { connect as connectPlainly } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { connect } from 'node:tls'
import { freePort } from '../network/free-port'
import { type Ask, requester, serve } from '../network/http'
import { until } from '../support/until'
import { expectUnavailable, filesSuite, functionsSuite, oneOfEach, traces } from './http-suite'
import { type SiteProxy, startCaddy, startNginx } from './proxies'
import { type Started, startDist } from './start-dist'

let site: Started
beforeAll(async () => {
  site = await startDist({ CONTACT_LIMIT: '0', TRUST_PROXY: '1' })
})

describe('the server', () => {
  filesSuite(() => site.url)
  functionsSuite(() => site.url)
})

const passedOn = [
  ...[...oneOfEach, '/pricing/', '/nowhere', '/healthz', '/readyz'],
  // What a proxy that tidied addresses would change.
  ...['//a//b///?next=/', '//evil.example/', '/%2f%2fevil.example/', '/api/articles/%5cevil.example/html'],
]

const proxies: [name: string, start: typeof startNginx, suite: (origin: () => string) => void][] = [
  ['nginx', startNginx, passesOnAndRefuses],
  ['Caddy', startCaddy, passesOn],
]

describe.each(proxies)('%s in front of it', (_, start, suite) => {
  let proxy: SiteProxy
  beforeAll(async () => {
    proxy = await start(site.port)
  })

  test('accepts its configuration', () => expect(() => proxy.check()).not.toThrow())

  test('redirects plain HTTP to the same address over TLS', async () => {
    const reply = await requester(`http://localhost:${proxy.httpPort}`)('/fr/pricing?a=1', {
      headers: { Host: 'localhost' },
    })
    expect([301, 308]).toContain(reply.status)
    const to = new URL(reply.headers.location ?? '')
    expect([to.protocol, to.hostname, to.pathname + to.search]).toEqual([
      'https:',
      'localhost',
      '/fr/pricing?a=1',
    ])
  })

  test.each([
    ['accepts', 'TLSv1.2', 'ECDHE+AESGCM'],
    ['accepts', 'TLSv1.2', 'ECDHE+CHACHA20'],
    ['refuses', 'TLSv1.2', 'ALL:!AESGCM:!CHACHA20:!NULL'],
    ['refuses', 'TLSv1.1', 'ALL:@SECLEVEL=0'],
  ] as const)('%s %s with %s', async (answer, version, ciphers) => {
    const socket = connect({
      ...{ port: proxy.httpsPort, host: '127.0.0.1', servername: 'localhost', rejectUnauthorized: false },
      ...{ minVersion: version, maxVersion: version, ciphers },
    })
    const outcome = await once(socket, 'secureConnect').then(
      () => 'accepts',
      ({ code }) => (/^ERR_SSL_.*ALERT/.test(code) ? 'refuses' : code),
    )
    expect(outcome).toBe(answer)
    socket.destroy()
  })

  suite(() => `https://localhost:${proxy.httpsPort}`)
})

// In one test, as Caddy waits twenty seconds for a server.
test('Caddy without a server behind it refuses a message as the function would, and logs nothing of a visitor', async () => {
  const proxy = await startCaddy(await freePort())
  const send = requester(`https://localhost:${proxy.httpsPort}`)
  const [, page, health] = await Promise.all([
    expectUnavailable(send),
    send('/fr/contact/unavailable'),
    send('/healthz?secret', { headers: { 'User-Agent': 'browser/1' } }),
  ])
  expect([page.status, page.text]).toEqual([502, expect.stringContaining('<html lang="fr"')])
  expect(health.status).toBe(502)
  await proxy.stop()
  expect(proxy.output()).not.toMatch(traces)
})

test('Caddy logs no address of a client that breaks off its connection', async () => {
  function* endless() {
    for (;;) yield 'more'.repeat(10_000)
  }
  const brokenOff = jest.fn()
  const { origin } = await serve((request, response) => {
    if (request.url === '/') response.end()
    else pipeline(endless, response).catch(brokenOff)
  })
  const proxy = await startCaddy(Number(new URL(origin).port))
  const socket = connectPlainly(proxy.httpsPort, '127.0.0.1')
  const client = connect({ socket, servername: 'localhost', rejectUnauthorized: false })
  client.write('GET /endless HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await once(client, 'readable')
  // Until no more is taken from Caddy: in the middle of writing, it would name whom it wrote to.
  await wait(1000)
  client.on('error', () => undefined)
  socket.resetAndDestroy()
  await until(() => brokenOff.mock.calls.length > 0)
  await proxy.stop()
  expect(proxy.output()).not.toContain('->127.0.0.1:')
})

/** Tests a proxy that also refuses malformed addresses and messages by itself. */
function passesOnAndRefuses(origin: () => string): void {
  passesOn(origin, passedOn)
  functionsSuite(origin)
}

/** Tests a proxy that only passes requests on: the server's responses are unchanged. */
function passesOn(origin: () => string, addresses = [...passedOn, '/pricing%00.html']): void {
  test.each(addresses)('%s has the same response as from the server', async (address) => {
    const br = { 'Accept-Encoding': 'br' }
    const { etag } = (await requester(site.url)(address, { headers: br })).headers
    const asked: Parameters<Ask>[1][] = [
      { headers: br },
      {},
      { method: 'HEAD' },
      { headers: { Range: 'bytes=0-4' } },
      ...(etag ? [{ headers: { ...br, 'If-None-Match': etag } }] : []),
    ]
    for (const options of asked) {
      const [direct, passed] = [
        await requester(site.url)(address, options),
        await requester(origin())(address, options),
      ]
      const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...expected } = direct.headers
      expect(passed).toMatchObject({ status: direct.status, body: direct.body, headers: expected })
    }
  })

  test('a connection whose request does not come is closed', async () => {
    const socket = connect(Number(new URL(origin()).port), 'localhost', {
      servername: 'localhost',
      rejectUnauthorized: false,
    })
    socket.write('GET / HTTP/1.1\r\n')
    socket.resume()
    await once(socket, 'close')
  }, 60_000)
}
