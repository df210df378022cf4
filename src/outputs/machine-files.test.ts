import { XMLParser, XMLValidator } from 'fast-xml-parser'
import type { BuiltPage } from './built-page'
import { llmsTxt } from './llms-txt'
import { robotsTxt } from './robots-txt'
import { securityTxt } from './security-txt'
import { sitemapXml } from './sitemap'
import { webManifest } from './web-manifest'

const site = { url: 'https://site.example', email: 'bonjour@site.example' }

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

describe('the sitemap', () => {
  const read = async (pages: BuiltPage[]) => {
    const xml = await sitemapXml(pages)
    expect(XMLValidator.validate(xml)).toBe(true)
    return new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' }).parse(xml).urlset.url
  }

  test('lists a page with its languages', async () => {
    expect(await read([page('/pricing')])).toEqual({
      loc: 'https://site.example/pricing',
      'xhtml:link': [
        { rel: 'alternate', hreflang: 'en', href: 'https://site.example/pricing' },
        { rel: 'alternate', hreflang: 'fr', href: 'https://site.example/fr/pricing' },
        { rel: 'alternate', hreflang: 'x-default', href: 'https://site.example/pricing' },
      ],
    })
  })

  test('lists an article of one language with its day and no alternate', async () => {
    expect(await read([page('/articles/a', { alternates: [], publishedAt: '2026-11-12' })])).toEqual({
      loc: 'https://site.example/articles/a',
      lastmod: '2026-11-12',
    })
  })

  test('lists a revised article with the day of its revision', async () => {
    const days = { publishedAt: '2026-11-12', updatedAt: '2026-11-20' }
    expect(await read([page('/articles/a', { alternates: [], ...days })])).toMatchObject({
      lastmod: '2026-11-20',
    })
  })

  test('rejects more pages than a sitemap may hold', async () => {
    await expect(sitemapXml(Array.from({ length: 50_001 }, () => page('/a')))).rejects.toThrow('50001 pages')
  })
})

describe('robots.txt', () => {
  test('allows everything and names the sitemap', () => {
    expect(robotsTxt(site.url, false)).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://site.example/sitemap.xml\n',
    )
  })

  test('keeps a preview out of search engines', () => {
    expect(robotsTxt(site.url, true)).toBe('User-agent: *\nDisallow: /\n')
  })
})

test('security.txt has the fields of RFC 9116, and expires within a year of the day of the build', () => {
  expect(securityTxt(site, '2026-11-21').split('\n')).toEqual([
    'Contact: mailto:bonjour@site.example',
    'Contact: https://site.example/contact',
    'Expires: 2027-11-20T00:00:00Z',
    'Preferred-Languages: en, fr',
    'Canonical: https://site.example/.well-known/security.txt',
    '',
  ])
})

test('the web manifest is in the language of its pages', () => {
  expect(
    JSON.parse(webManifest({ brand: 'Maison', description: 'Ce que c’est', language: 'fr' })),
  ).toMatchObject({
    name: 'Maison',
    lang: 'fr',
    start_url: '/fr',
    description: 'Ce que c’est',
  })
})

test('llms.txt: services in the order of the menus, articles as Markdown, newest first, no further pages of lists', () => {
  const text = llmsTxt({
    brand: 'House',
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
    ],
  })
  expect(text).toMatch(/^# House\n\n> About \/\n\n## Services\n\n/)
  expect(
    [...text.matchAll(/^- \[[^\]]+\]\(https:\/\/site\.example([^)]*)\): About/gm)].map(([, to]) => to),
  ).toEqual([
    '/services',
    '/services/cloud-souverain',
    '/services/automatisation',
    '',
    '/articles',
    '/articles/new.md',
    '/articles/old.md',
  ])
})
