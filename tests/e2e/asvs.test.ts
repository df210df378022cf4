/** Requirements of OWASP ASVS 5.0.0 for the pages around the form; `src/inquiries/asvs.test.ts` tests its responses. */
import { at, expect, languages, test } from './site'

const pages = ['/contact', '/contact/sent', '/contact/limited', '/privacy-policy', '/nowhere']

const items: [string, string, RegExp][] = [
  ['3.4.1', 'strict-transport-security', /^max-age=63072000; includeSubDomains$/],
  ['3.4.3', 'content-security-policy', /^default-src 'none';.*\bbase-uri 'none'/],
  ['3.4.4', 'x-content-type-options', /^nosniff$/],
  ['3.4.5', 'referrer-policy', /^same-origin$/],
  ['3.4.6', 'content-security-policy', /\bframe-ancestors 'none'/],
  ['3.4.8', 'cross-origin-opener-policy', /^same-origin$/],
  ['3.5.8', 'cross-origin-resource-policy', /^same-origin$/],
]

test('the header fields of the pages around the form', async ({ request }) => {
  for (const address of languages.flatMap((language) => pages.map((path) => at(path, language)))) {
    const headers = (await request.get(address, { headers: { Origin: 'https://evil.example' } })).headers()
    for (const [item, name, expected] of items) expect(headers[name], `${item}, ${address}`).toMatch(expected)
    const shared = Object.keys(headers).filter((name) => name.startsWith('access-control'))
    expect(shared, `3.4.2 no other origin may read ${address}`).toEqual([])
    const policy = headers['content-security-policy'] ?? ''
    expect(policy, address).toMatch(/script-src 'self'/)
    expect(policy, `3.4.3 no script, style or object of others, ${address}`).not.toMatch(
      /unsafe|object-src|https?:|data:|\*/,
    )
  }
})
