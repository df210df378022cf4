import type { Actions } from 'gatsby'
import { createArticlePages } from './create-article-pages'

const law = { tag: 'law', name: { en: 'Law', fr: 'Droit' } }

const article = (slug: string, publishedAt: string, featured = false) => ({
  slug,
  language: 'en',
  publishedAt,
  featured,
  tags: [law],
})

/** Returns the context of each page, by address. */
async function pagesOf(...nodes: ReturnType<typeof article>[]): Promise<Map<string, unknown>> {
  const made = new Map<string, unknown>()
  const createPage: Actions['createPage'] = ({ path, context }) => made.set(path, context)
  const answer = JSON.stringify({ articles: { nodes } })
  await createArticlePages({
    graphql: async () => ({ data: JSON.parse(answer) }),
    actions: { createPage },
    createNodeId: (id) => id,
  })
  return made
}

test('a featured article leads the list and its category, but keeps its chronological neighbours', async () => {
  const pages = await pagesOf(
    article('old', '2026-01-01'),
    article('featured', '2026-02-01', true),
    article('new', '2026-03-01'),
  )
  const slugs = ['featured', 'new', 'old']
  expect(pages.get('/articles')).toMatchObject({ slugs })
  expect(pages.get('/articles/category/law')).toMatchObject({ slugs })
  expect(pages.get('/articles/featured')).toMatchObject({ nextSlug: 'new', previousSlug: 'old' })
  expect(pages.get('/articles/new')).toMatchObject({ nextSlug: null, previousSlug: 'featured' })
})
