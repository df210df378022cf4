import { contentType } from './content-types'

test.each([
  ['index.html', 'text/html; charset=utf-8'],
  ['a.b/c-1.woff2', 'font/woff2'],
  ['static/cover-1a55caab79ebe7b4.svg', 'image/svg+xml; charset=utf-8'],
  ['static/a/photo.avif', 'image/avif'],
  ['sitemap.xml', 'application/xml; charset=utf-8'],
  ['fr/articles/rss.xml', 'application/rss+xml; charset=utf-8'],
  ['articles/atom.xml', 'application/atom+xml; charset=utf-8'],
  ['articles/feed.json', 'application/feed+json; charset=utf-8'],
  ['articles/cloud-act.md', 'text/markdown; charset=utf-8'],
  ['fr/llms.txt', 'text/plain; charset=utf-8'],
  ['fr/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['social/fr/home.png', 'image/png'],
])('%s is %s', (file, type) => expect(contentType(file)).toBe(type))

test('an unknown extension fails the build, with what to do', () => {
  expect(() => contentType('a.unknown')).toThrow(/a\.unknown: .*content-types\.ts/)
})
