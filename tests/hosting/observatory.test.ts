import { builtPages } from '../e2e/pages'
import { rules, type Scan, score } from './observatory'
import { type SiteProxy, startNginx } from './proxies'
import { requester } from './requester'
import { type Started, startDist } from './start-dist'

/** The best result for a site without cookies that is not on the preload list. */
const best: Record<string, string> = {
  'Content Security Policy': 'csp-implemented-with-no-unsafe-default-src-none',
  Cookies: 'cookies-not-found',
  'Cross-Origin Resource Sharing': 'cross-origin-resource-sharing-not-implemented',
  Redirection: 'redirection-to-https',
  'Referrer Policy': 'referrer-policy-private',
  'Strict Transport Security': 'hsts-implemented-max-age-at-least-six-months',
  'Subresource Integrity': 'sri-implemented-and-all-scripts-loaded-securely',
  'X-Content-Type-Options': 'x-content-type-options-nosniff',
  'X-Frame-Options': 'x-frame-options-implemented-via-csp',
  'Cross-Origin Resource Policy': 'cross-origin-resource-policy-implemented-with-same-origin',
}
const bestScore = 100 + 10 + 5 + 5 + 5 + 10

let site: Started
let proxy: SiteProxy
const scans = new Map<string, Scan>()

beforeAll(async () => {
  site = await startDist()
  proxy = await startNginx(site.port)
  const [secure, plain] = [
    requester(`https://localhost:${proxy.httpsPort}`),
    requester(`http://localhost:${proxy.httpPort}`),
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
    for (const [address, scan] of scans) expect([address, rule(scan)[0]]).toEqual([address, best[name]])
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
      .filter(([name, rule]) => rule(bare)[0] === best[name])
      .map(([name]) => name),
  ).toEqual(['Cookies', 'Cross-Origin Resource Sharing'])
})
