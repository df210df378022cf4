import { builtPages } from '../e2e/pages'
import { freePort } from '../free-port'
import { connected } from '../http'
import { rules, type Scan, score } from './observatory'
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
const bestScore = 100 + Object.values(best).reduce((total, one) => total + one, 0)

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

describe('MDN’s Observatory, on every page behind TLS', () => {
  test.each(Object.entries(rules))('%s', (name, rule) => {
    expect(scans.size).toBeGreaterThan(80)
    for (const [address, scan] of scans) expect([address, rule(scan)]).toEqual([address, best[name]])
  })

  test(`each page scores ${bestScore}, the most without preload and cookies`, () => {
    const scores = [...scans].map(([address, scan]) => [address, score(scan)])
    expect(scores).toEqual([...scans.keys()].map((address) => [address, bestScore]))
    console.log(`Observatory: ${bestScore} on each of ${scans.size} pages`)
  })
})

test('a page without any protection scores 0', () => {
  const bare: Scan = {
    headers: {},
    html: '<script src="//other.example/a.js"></script>',
    plain: { status: 200, location: undefined, host: 'localhost' },
  }
  expect(score(bare)).toBe(0)
  expect(
    Object.entries(rules)
      .filter(([name, rule]) => rule(bare) === best[name])
      .map(([name]) => name),
  ).toEqual(['Cookies', 'Cross-Origin Resource Sharing'])
})
