import { once } from 'node:events'
import { connect } from 'node:tls'
import { readRoutes } from '../../src/hosting/manifest'
import { freePort } from '../free-port'
import { type Ask, requester } from '../http'
import { filesSuite, functionsSuite, httpSuite, kinds } from './http-suite'
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

const proxies: [name: string, start: typeof startNginx, suite: (origin: () => string) => void][] = [
  ['nginx', startNginx, servesFiles],
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

  suite(() => `https://localhost:${proxy.httpsPort}`)
})

test.each([
  ['nginx', startNginx],
  ['Caddy', startCaddy],
])('%s logs nothing of a visitor, even if the server does not answer', async (_, start) => {
  const proxy = await start(await freePort())
  const reply = await requester(`https://localhost:${proxy.httpsPort}`)('/healthz?secret', {
    headers: { 'User-Agent': 'browser/1' },
  })
  expect(reply.status).toBe(502)
  await proxy.stop()
  expect(proxy.output()).not.toMatch(/secret|browser|127\.0\.0\.1:\d+.*remote|remote_ip/)
})

test('Caddy without a server behind it refuses a message as the function would', async () => {
  const { httpsPort } = await startCaddy(await freePort())
  const send = requester(`https://localhost:${httpsPort}`)
  const post = (type: string, page: string) =>
    send('/api/contact', {
      method: 'POST',
      headers: { 'Content-Type': type, Referer: `https://localhost${page}` },
      body: 'a=1',
    })
  const form = 'application/x-www-form-urlencoded'
  const [json, inFrench, sent, sentInFrench, page] = await Promise.all([
    post('application/json', '/contact'),
    post('application/json', '/fr/contact'),
    post(form, '/contact'),
    post(form, '/fr/contact'),
    send('/fr/contact/unavailable'),
  ])
  expect([json.status, JSON.parse(json.text).message]).toEqual([
    503,
    expect.stringMatching(/^Your message has not been sent/),
  ])
  expect([inFrench.status, JSON.parse(inFrench.text).message]).toEqual([
    503,
    expect.stringMatching(/^Votre message n’est pas parti/),
  ])
  expect(json.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  })
  expect([sent.status, sent.headers.location]).toEqual([303, '/contact/unavailable'])
  expect([sentInFrench.status, sentInFrench.headers.location]).toEqual([303, '/fr/contact/unavailable'])
  expect([page.status, page.text]).toEqual([502, expect.stringContaining('<html lang="fr"')])
})

describe('nginx without a server behind it', () => {
  let send: Ask
  beforeAll(async () => {
    const { httpsPort } = await startNginx(await freePort())
    send = requester(`https://localhost:${httpsPort}`)
  })
  const { headers: ofEvery, files } = readRoutes('dist')
  const post = (type: string, page: string, body = '{}') =>
    send('/api/contact', {
      method: 'POST',
      headers: { 'Content-Type': type, Referer: `https://localhost${page}` },
      body,
    })

  test.each(['/contact?service=audit', '/fr/estimate?audit=1'])(
    '%s is the page as it was built, however often it is asked for',
    async (address) => {
      const page = files[address.split('?')[0] ?? '']
      const replies = await Promise.all(Array.from({ length: 100 }, () => send(address)))
      for (const { status, headers } of replies) {
        expect(status).toBe(200)
        expect(headers).toMatchObject({ ...ofEvery, ...page?.headers })
      }
    },
  )

  test('refuses a message as the function would: JSON or a page, in the language of the form', async () => {
    const unavailable = await post('application/json', '/fr/contact')
    expect([unavailable.status, JSON.parse(unavailable.text).message]).toEqual([
      503,
      expect.stringMatching(/^Votre message n’est pas parti/),
    ])
    const form = await post('application/x-www-form-urlencoded', '/fr/contact', 'a=1')
    expect([form.status, form.headers.location]).toEqual([303, '/fr/contact/unavailable'])
    const tooLarge = await post('application/json', '/contact', ' '.repeat(1_000_000))
    expect([tooLarge.status, JSON.parse(tooLarge.text).message]).toEqual([
      413,
      expect.stringMatching(/too long; at most 64\sKB/),
    ])
    const flood = await Promise.all(Array.from({ length: 100 }, () => post('application/json', '/contact')))
    const limited = flood.filter(({ status }) => status === 429)
    expect(limited.length).toBeGreaterThan(30)
    expect(JSON.parse(limited[0]?.text ?? '').message).toMatch(/try again in 1\sminute/)
    expect(limited[0]?.headers['retry-after']).toBe('60')
    for (const { headers } of [unavailable, tooLarge, ...limited])
      expect(headers).toMatchObject({
        ...ofEvery,
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
      })
  })
})

/** Tests a proxy that serves files by itself: one address of each kind is enough. */
function servesFiles(origin: () => string): void {
  filesSuite(origin, kinds)
  httpSuite(origin)
  functionsSuite(origin)
}

/** Tests a proxy that only passes requests on: the server's responses are unchanged. */
function passesOn(origin: () => string): void {
  test.each([...kinds, '/pricing/', '/nowhere', '/healthz', '/readyz', '/pricing%00.html'])(
    '%s has the same response as from the server',
    async (address) => {
      const accepted: Record<string, string>[] = [{ 'Accept-Encoding': 'br' }, {}]
      for (const headers of accepted) {
        const [direct, passed] = [
          await requester(site.url)(address, { headers }),
          await requester(origin())(address, { headers }),
        ]
        const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...expected } = direct.headers
        expect(passed).toMatchObject({ status: direct.status, body: direct.body, headers: expected })
      }
    },
  )

  test('a message reaches the server', async () => {
    const reply = await requester(origin())('/api/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': 'fr' },
      body: '{}',
    })
    expect(reply.status).toBe(422)
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
