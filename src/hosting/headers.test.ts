import { canonicalOf, everyAnswer, headersOfFile } from './headers'

const immutable = 'public, max-age=31536000, immutable'
const revalidate = 'no-cache'

test.each([
  ['app-5e0ce0235223a52ca7f5.js', immutable],
  ['component---src-pages-404-tsx-6a5e32057f92d2a5c2da.js', immutable],
  ['enhance-a2d32ec59e8f.js', immutable],
  ['styles.154998f5fb09c1f597d4.css', immutable],
  ['static/newsreader-0894806a37ce04719543736d73260522.woff2', immutable],
  ['static/11d71bccb939243356749e9c158a3283/148f1/cover.webp', immutable],
  ['static/cover-1a55caab79ebe7b4.svg', immutable],
  ['index.html', revalidate],
  ['fr/pricing/index.html', revalidate],
  ['page-data/index/page-data.json', revalidate],
  ['api/articles.json', revalidate],
  ['icon-192.png', revalidate],
  ['robots.txt', revalidate],
  ['enhance.js', revalidate],
  ['articles/facade.html', revalidate],
])('%s: a hashed name is cached forever, any other revalidated', (file, caching) => {
  expect(headersOfFile(file)['cache-control']).toBe(caching)
})

test('the icon is kept for a day: Chromium requests it with each answer otherwise', () => {
  expect(headersOfFile('icon.svg')['cache-control']).toBe('public, max-age=86400')
})

test('files that are not pages may run nothing, and nobody may frame them', () => {
  expect(everyAnswer['content-security-policy']).toBe(
    "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  )
  expect(headersOfFile('api/articles.json')).not.toHaveProperty('content-security-policy')
})

test('a picture may be embedded by feed readers, a page only by this site', () => {
  expect(headersOfFile('static/a/b/cover.webp')).toMatchObject({
    'cross-origin-resource-policy': 'cross-origin',
  })
  expect(headersOfFile('index.html')).not.toHaveProperty('cross-origin-resource-policy')
  expect(everyAnswer['cross-origin-resource-policy']).toBe('same-origin')
})

test.each([
  ['articles/cloud-act.md', 'articles/cloud-act'],
  ['fr/articles/cloud-act.txt', 'fr/articles/cloud-act'],
])('%s, a copy of an article, names its page', (file, page) => {
  expect(canonicalOf(file, 'https://site.example')).toEqual({
    link: `<https://site.example/${page}>; rel="canonical"`,
  })
})

test.each(['robots.txt', 'fr/llms.txt', 'articles/rss.xml', 'articles/cloud-act/index.html'])(
  '%s is no copy of a page',
  (file) => {
    expect(canonicalOf(file, 'https://site.example')).toEqual({})
  },
)
