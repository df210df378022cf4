import type { BuiltPage } from './built-page'
import { llmsTxt } from './llms-txt'
import { sitemapXml } from './sitemap'

const page = (path: string, more: Partial<BuiltPage> = {}): BuiltPage => ({
  language: 'en',
  path,
  title: `Title of ${path}`,
  description: `About ${path}`,
  address: `https://site.example${path === '/' ? '' : path}`,
  alternates: [
    { language: 'en', address: `https://site.example${path}` },
    { language: 'fr', address: `https://site.example/fr${path}` },
    { language: 'x-default', address: `https://site.example${path}` },
  ],
  picture: `https://site.example/social/en${path}.png`,
  ...more,
})

test('a sitemap names pages with their other languages, and articles with the day of their last change', () => {
  const xml = sitemapXml([
    page('/r&d', { alternates: [{ language: 'fr', address: 'https://site.example/fr/r&d' }] }),
    page('/new', { alternates: [], publishedAt: '2026-01-02' }),
    page('/revised', { alternates: [], publishedAt: '2026-01-02', updatedAt: '2026-03-04' }),
  ])
  expect(xml.match(/<url>.*?<\/url>/g)).toEqual([
    '<url><loc>https://site.example/r&amp;d</loc><xhtml:link rel="alternate" hreflang="fr" href="https://site.example/fr/r&amp;d"/></url>',
    '<url><loc>https://site.example/new</loc><lastmod>2026-01-02</lastmod></url>',
    '<url><loc>https://site.example/revised</loc><lastmod>2026-03-04</lastmod></url>',
  ])
})

test('a sitemap rejects more pages than it may hold', () => {
  expect(() => sitemapXml(Array.from({ length: 50_001 }, () => page('/a')))).toThrow('50001 pages')
})

test('llms.txt: services in the order of the menus, articles as Markdown, newest first, steps last, no further pages of lists', () => {
  const text = llmsTxt({
    brand: 'Firm',
    words: { services: 'Services', articles: 'Articles' },
    pages: [
      page('/'),
      page('/articles'),
      page('/articles/category/law'),
      page('/articles/new', { publishedAt: '2026-11-12' }),
      page('/articles/old', { publishedAt: '2026-01-02' }),
      page('/articles/page/2'),
      page('/services'),
      page('/services/automatisation'),
      page('/services/cloud-souverain'),
      page('/tools/check'),
      page('/tools/check/1'),
      page('/tools/check/2'),
    ],
    languages: [{ name: 'Français', address: 'https://site.example/fr/llms.txt' }],
  })
  expect(text).toContain('\n- [Français](https://site.example/fr/llms.txt)\n')
  expect(text).toMatch(/^# Firm\n\n> About \/\n\n## Services\n\n/)
  expect(
    [...text.matchAll(/^- \[[^\]]+\]\(https:\/\/site\.example([^)]*)\): About/gm)].map(([, to]) => to),
  ).toEqual([
    '/services',
    '/services/cloud-souverain',
    '/services/automatisation',
    '',
    '/articles',
    '/tools/check',
    '/articles/new.md',
    '/articles/old.md',
    '/tools/check/1',
    '/tools/check/2',
  ])
  expect(text).toMatch(/\n\n## Optional\n\n- \[[^\]]+\]\(https:\/\/site\.example\/tools\/check\/1\)/)
})

test('llms.txt has no heading of articles where there are none', () => {
  const text = llmsTxt({
    brand: 'Firm',
    words: { services: 'Services', articles: 'Articles' },
    pages: [page('/'), page('/services')],
    languages: [{ name: 'Français', address: 'https://site.example/fr/llms.txt' }],
  })
  expect(text).toMatch(/fr\/llms\.txt\)\n$/)
  expect(text).not.toContain('## Optional')
})
