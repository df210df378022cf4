import { builtPages } from '../e2e/pages'
import { freePort } from '../free-port'
import { connected } from '../http'
import { rules, type Scan } from './observatory'
import { startNginx } from './proxies'

/** The best modifiers for a site without cookies that is not on the preload list. */
const best: Record<string, number> = {
  'Content Security Policy': 10,
  Cookies: 0,
  'Cross-Origin Resource Sharing': 0,
  Redirection: 0,
  'Referrer Policy': 5,
  'Strict Transport Security': 0,
  'Subresource Integrity': 5,
  'X-Content-Type-Options': 0,
  'X-Frame-Options': 5,
  'Cross-Origin Resource Policy': 10,
}

const scans = new Map<string, Scan>()

beforeAll(async () => {
  // It serves pages without the server behind it.
  const proxy = await startNginx(await freePort())
  const [secure, plain] = [
    connected(`https://localhost:${proxy.httpsPort}`),
    connected(`http://localhost:${proxy.httpPort}`),
  ]
  for (const address of [...builtPages('dist'), '/nowhere', '/fr/nowhere']) {
    const [page, before] = [await secure(address), await plain(address, { headers: { Host: 'localhost' } })]
    scans.set(address, {
      headers: page.headers,
      html: page.text,
      plain: { status: before.status, location: before.headers.location, host: 'localhost' },
    })
  }
})

test.each(Object.entries(rules))(
  'MDN’s Observatory has the best to say of every page behind TLS: %s',
  (name, rule) => {
    expect(scans.size).toBeGreaterThan(80)
    for (const [address, scan] of scans) expect([address, rule(scan)]).toEqual([address, best[name]])
  },
)

test('a page without any protection passes by no other rule than those on cookies and sharing', () => {
  const bare: Scan = {
    headers: {},
    html: '<script src="//other.example/a.js"></script>',
    plain: { status: 200, location: undefined, host: 'localhost' },
  }
  const passed = Object.keys(rules).filter((name) => rules[name]?.(bare) === best[name])
  expect(passed).toEqual(['Cookies', 'Cross-Origin Resource Sharing'])
})
