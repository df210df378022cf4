import { asker } from './ask'
import { httpSuite } from './http-suite'
import { type SiteProxy, startCaddy, startNginx } from './proxies'
import { type Started, startDist } from './start-dist'

let site: Started
beforeAll(async () => {
  site = await startDist({ CONTACT_LIMIT: '0', TRUST_PROXY: '1' })
})
afterAll(() => site.stop())

describe('the server', () => httpSuite(() => site.url))

describe.each([
  ['nginx', startNginx],
  ['Caddy', startCaddy],
])('%s in front of it', (_, start) => {
  let proxy: SiteProxy
  beforeAll(async () => {
    proxy = await start(site.port)
  })
  afterAll(() => proxy.stop())

  test('finds no fault in its configuration', () => expect(() => proxy.check()).not.toThrow())

  test('a plain request leads to the same address over TLS', async () => {
    const reply = await asker(`http://localhost:${proxy.httpPort}`)('/fr/pricing?a=1', {
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

  httpSuite(() => `https://localhost:${proxy.httpsPort}`)
})
