import { parsePage } from '../gatsby/postprocess/page'
import { describePage } from './built-page'

const described = async (html: string, place: string) => describePage((await parsePage(html)).elements, place)

const head = (more = '') =>
  `<html lang="fr"><head><meta data-gatsby-head="true" name="description" content="Cinq &amp; six &quot;prix&quot;"/>
  <link data-gatsby-head="true" rel="canonical" href="https://site.example/fr/pricing"/>
  <link rel="alternate" hrefLang="en" href="https://site.example/pricing"/>
  <link rel="alternate" hrefLang="fr" href="https://site.example/fr/pricing"/>
  <link rel="alternate" type="application/rss+xml" href="/articles/rss.xml"/>
  <meta property="og:title" content="L&#x27;offre"/>
  <meta property="og:image" content="https://site.example/social/fr/pricing.png"/>${more}</head>
  <body><meta name="description" content="of the body"/></body></html>`

test('reads the description of a page from its head, as plain text', async () => {
  expect(await described(head(), '/fr/pricing')).toEqual({
    language: 'fr',
    path: '/pricing',
    title: 'L\u0027offre',
    description: 'Cinq & six "prix"',
    address: 'https://site.example/fr/pricing',
    alternates: [
      { language: 'en', address: 'https://site.example/pricing' },
      { language: 'fr', address: 'https://site.example/fr/pricing' },
    ],
    picture: 'https://site.example/social/fr/pricing.png',
    publishedAt: undefined,
    updatedAt: undefined,
  })
})

test('an article has its dates', async () => {
  const times =
    '<meta property="article:published_time" content="2026-11-12"/><meta property="article:modified_time" content="2026-11-20"/>'
  expect(await described(head(times), '/fr/articles/a')).toMatchObject({
    publishedAt: '2026-11-12',
    updatedAt: '2026-11-20',
  })
})

test('a page without a canonical address is not indexed', async () => {
  expect(
    await described('<head><meta name="description" content="x"/></head>', '/contact/sent'),
  ).toBeUndefined()
})

test('names an indexed page without a social picture', async () => {
  const without = head().replace(/<meta property="og:image"[^>]*>/, '')
  await expect(described(without, '/fr/pricing')).rejects.toThrow(
    'The page /fr/pricing has no og:image in its head',
  )
})
