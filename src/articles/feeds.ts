/** The feeds of the articles, one per format and language; the build writes them. */
export const feeds = [
  { name: 'RSS', type: 'application/rss+xml', path: '/articles/rss.xml' },
  { name: 'Atom', type: 'application/atom+xml', path: '/articles/atom.xml' },
  { name: 'JSON Feed', type: 'application/feed+json', path: '/articles/feed.json' },
] as const
