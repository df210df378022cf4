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

for (const [item, name, expected] of items) {
  test(`${item} ${name} on the pages of the form`, async ({ request }) => {
    for (const language of languages)
      for (const path of pages) {
        const answer = await request.get(at(path, language))
        expect([path, answer.headers()[name]]).toEqual([path, expect.stringMatching(expected)])
      }
  })
}

test('3.4.2 no other origin may read a page', async ({ request }) => {
  for (const path of pages) {
    const answer = await request.get(path, { headers: { Origin: 'https://evil.example' } })
    const names = Object.keys(answer.headers()).filter((name) => name.startsWith('access-control'))
    expect([path, names]).toEqual([path, []])
  }
})

test('3.4.3 no policy allows a script, a style or an object of others', async ({ request }) => {
  for (const path of pages) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? ''
    expect(policy).toMatch(/script-src 'self'/)
    expect(policy).not.toMatch(/unsafe|object-src|https?:|data:|\*/)
  }
})
