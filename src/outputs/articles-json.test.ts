import { inTemporaryProject, writeFiles } from '../../tests/support/temporary-project'
import { articleListing } from './articles-json'

inTemporaryProject()
beforeEach(() =>
  writeFiles({
    'content/offers/packs.yaml': 'packs: []\n',
    'content/search-words.yaml': 'both: []\nen: []\nfr: []\n',
  }),
)

const article = (slug: string, publishedAt: string, featured = false) => ({
  slug,
  title: slug,
  subtitle: '',
  publishedAt,
  publication: 'published',
  readingMinutes: 1,
  featured,
  tags: [],
  keywords: null,
  texts: { text: '', notes: '' },
  image: null,
})

const noCache = { get: (_: string, make: () => Promise<Buffer>) => make() }

test('GET /api/articles has the featured articles first, like the built pages of the list', async () => {
  const answer = JSON.stringify({
    articles: { nodes: [article('new', '2026-03-01'), article('featured', '2026-02-01', true)] },
  })
  const { listing } = await articleListing(async () => ({ data: JSON.parse(answer) }), 'en', noCache)
  expect(listing.articles.map(({ slug }) => slug)).toEqual(['featured', 'new'])
})
