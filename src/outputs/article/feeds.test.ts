import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { type Channel, jsonFeed, xmlFeeds } from './feeds'

const entry = (slug: string, publishedAt: string, updatedAt: string | null = null) => ({
  address: `https://site.example/fr/articles/${slug}`,
  title: `Prix & délais de « ${slug} »`,
  summary: 'Un résumé <court>.',
  author: 'La rédaction',
  publishedAt,
  updatedAt,
  tags: ['Droit & méthode'],
  html: '<p>Le texte ]]> entier.</p>',
})

const channel: Channel = {
  language: 'fr',
  title: 'Articles · Maison',
  description: 'Ce que nous apprenons.',
  author: 'Maison',
  email: 'bonjour@site.example',
  home: 'https://site.example/fr/articles',
  addresses: {
    rss: 'https://site.example/fr/articles/rss.xml',
    atom: 'https://site.example/fr/articles/atom.xml',
    json: 'https://site.example/fr/articles/feed.json',
  },
  icon: 'https://site.example/icon-512.png',
  entries: [entry('b', '2026-11-12'), entry('a', '2026-03-02')],
}

const parse = (xml: string) => {
  expect(XMLValidator.validate(xml)).toBe(true)
  return new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' }).parse(xml)
}

test('RSS 2.0: channel and items have the required elements', async () => {
  const { channel: rss } = parse((await xmlFeeds(channel)).rss).rss
  expect(rss).toMatchObject({
    title: 'Articles · Maison',
    link: 'https://site.example/fr/articles',
    description: 'Ce que nous apprenons.',
    language: 'fr',
    lastBuildDate: 'Thu, 12 Nov 2026 00:00:00 GMT',
    'atom:link': {
      href: 'https://site.example/fr/articles/rss.xml',
      rel: 'self',
      type: 'application/rss+xml',
    },
  })
  expect(rss.item).toHaveLength(2)
  expect(rss.item[0]).toMatchObject({
    title: 'Prix & délais de « b »',
    link: 'https://site.example/fr/articles/b',
    guid: { '#text': 'https://site.example/fr/articles/b', isPermaLink: 'false' },
    pubDate: 'Thu, 12 Nov 2026 00:00:00 GMT',
    description: 'Un résumé &lt;court&gt;.',
    author: 'bonjour@site.example (La rédaction)',
    category: 'Droit & méthode',
    'content:encoded': '<p>Le texte ]]> entier.</p>',
  })
})

test('Atom 1.0: feed and entries have the elements required by RFC 4287', async () => {
  const { feed } = parse((await xmlFeeds(channel)).atom)
  expect(feed).toMatchObject({
    'xml:lang': 'fr',
    id: 'https://site.example/fr/articles',
    title: 'Articles · Maison',
    updated: '2026-11-12T00:00:00.000Z',
    author: { name: 'Maison', email: 'bonjour@site.example' },
  })
  expect(feed.link).toContainEqual({ rel: 'self', href: 'https://site.example/fr/articles/atom.xml' })
  expect(feed.entry[1]).toMatchObject({
    id: 'https://site.example/fr/articles/a',
    link: { href: 'https://site.example/fr/articles/a' },
    updated: '2026-03-02T00:00:00.000Z',
    published: '2026-03-02T00:00:00.000Z',
    title: { type: 'html', '#text': 'Prix &amp; délais de « a »' },
    summary: { type: 'html', '#text': 'Un résumé &lt;court&gt;.' },
    content: { type: 'html', '#text': '<p>Le texte ]]> entier.</p>' },
  })
})

test('JSON Feed 1.1: has the required fields', () => {
  const feed = JSON.parse(jsonFeed(channel))
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Articles · Maison',
    home_page_url: 'https://site.example/fr/articles',
    feed_url: 'https://site.example/fr/articles/feed.json',
    language: 'fr',
  })
  expect(feed.items.map(({ id }: { id: string }) => id)).toEqual([
    'https://site.example/fr/articles/b',
    'https://site.example/fr/articles/a',
  ])
  expect(feed.items[0]).toMatchObject({
    content_html: '<p>Le texte ]]> entier.</p>',
    date_published: '2026-11-12T00:00:00.000Z',
    authors: [{ name: 'La rédaction' }],
  })
})

test('a revised article has its date, and so has its feed', async () => {
  const revised = { ...channel, entries: [entry('b', '2026-11-12'), entry('a', '2026-03-02', '2026-11-20')] }
  const { rss, atom } = await xmlFeeds(revised)
  expect(parse(rss).rss.channel.lastBuildDate).toBe('Fri, 20 Nov 2026 00:00:00 GMT')
  expect(parse(rss).rss.channel.item[1].pubDate).toBe('Mon, 02 Mar 2026 00:00:00 GMT')
  expect(parse(atom).feed.updated).toBe('2026-11-20T00:00:00.000Z')
  expect(parse(atom).feed.entry[1]).toMatchObject({
    published: '2026-03-02T00:00:00.000Z',
    updated: '2026-11-20T00:00:00.000Z',
  })
  const { items } = JSON.parse(jsonFeed(revised))
  expect(items.map((item: { date_modified?: string }) => item.date_modified)).toEqual([
    undefined,
    '2026-11-20T00:00:00.000Z',
  ])
})

test('the same articles give the same bytes at any time', async () => {
  jest.useFakeTimers({ now: new Date('2030-01-01') })
  const later = await xmlFeeds(channel)
  jest.useRealTimers()
  expect(await xmlFeeds(channel)).toEqual(later)
})

test('a language without articles has empty feeds that are still valid', async () => {
  const { rss, atom } = await xmlFeeds({ ...channel, entries: [] })
  expect(parse(rss).rss.channel.item).toBeUndefined()
  expect(parse(atom).feed.entry).toBeUndefined()
})
