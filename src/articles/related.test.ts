import { relatedAmong } from './related'

const article = (slug: string, publishedAt: string, ...tags: string[]) => ({
  slug,
  publishedAt,
  tags: tags.map((tag) => ({ tag })),
})

const slugs = (articles: readonly { slug: string }[]) => articles.map(({ slug }) => slug)

const current = article('current', '2026-06-01', 'law', 'cloud')

test('the articles that share most tags come first, whatever their age', () => {
  const all = [
    current,
    article('none', '2026-09-01', 'method'),
    article('one', '2026-08-01', 'law'),
    article('both', '2020-01-01', 'cloud', 'law'),
  ]
  expect(slugs(relatedAmong(all)(current))).toEqual(['both', 'one', 'none'])
})

test('among equals, the newest comes first', () => {
  const all = [article('older', '2026-01-01', 'law'), current, article('newer', '2026-02-01', 'cloud')]
  expect(slugs(relatedAmong(all)(current))).toEqual(['newer', 'older'])
})

test('there are three at most', () => {
  const all = ['a', 'b', 'c', 'd', 'e'].map((slug) => article(slug, '2026-01-01', 'law'))
  expect(relatedAmong(all)(current)).toHaveLength(3)
})

test('three are found among many, in whatever order all are given', () => {
  const several = (tag: string, month: string) =>
    [1, 2, 3, 4, 5].map((day) => article(`${tag}-${day}`, `2026-${month}-0${day}`, tag))
  const both = article('both', '2020-01-01', 'cloud', 'law')
  const newest = article('newest', '2026-09-01', 'law')
  const related = relatedAmong([both, ...several('law', '07'), ...several('cloud', '08'), current, newest])
  expect(slugs(related(current))).toEqual(['both', 'newest', 'cloud-5'])
  expect(slugs(related(newest))).toEqual(['law-5', 'law-4', 'law-3'])
})

test('an article is never related to itself', () => {
  expect(relatedAmong([current])(current)).toEqual([])
})

test('does not reorder the list it is given', () => {
  const all = [article('a', '2026-01-01'), article('b', '2026-02-01', 'law', 'cloud')]
  relatedAmong(all)(current)
  expect(slugs(all)).toEqual(['a', 'b'])
})
