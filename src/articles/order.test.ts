import { featuredFirst, newestFirst } from './order'

const article = (slug: string, publishedAt: string, featured = false) => ({ slug, publishedAt, featured })

const slugs = (articles: readonly { slug: string }[]) => articles.map(({ slug }) => slug)

test('sorts by date, newest first, then by slug, whatever the input order', () => {
  const [old, recentA, recentB] = [
    article('old', '2025-12-31'),
    article('a', '2026-01-01'),
    article('b', '2026-01-01'),
  ]
  expect(slugs([old, recentA, recentB].sort(newestFirst))).toEqual(['b', 'a', 'old'])
  expect(slugs([recentB, old, recentA].sort(newestFirst))).toEqual(['b', 'a', 'old'])
  expect(newestFirst(old, { ...old })).toBe(0)
})

test('in the list, featured articles come first whatever their age, newest first', () => {
  const all = [
    article('old', '2026-01-01', true),
    article('newest', '2026-04-01'),
    article('recent', '2026-02-01', true),
    article('new', '2026-03-01'),
  ]
  expect(slugs(all.toSorted(featuredFirst))).toEqual(['recent', 'old', 'newest', 'new'])
  expect(slugs(all.toSorted(newestFirst))).toEqual(['newest', 'new', 'recent', 'old'])
})
