import { realArticles } from '../../../tests/search/articles'
import { goldenQueries, mean, measure } from '../../../tests/search/golden'
import { languages } from '../../site/languages'
import { find } from './find'
import { indexCards, indexTexts } from './indexes'
import { createMend } from './mend'

const queries = goldenQueries()

const measured = languages.flatMap((language) => {
  const articles = realArticles(language)
  const cards = indexCards(articles)
  const text = indexTexts(articles.map((article) => article.text))
  const mend = createMend([...new Set([...cards.index.words, ...text.words])].sort())
  return queries
    .filter((query) => query.language === language)
    .map((query) => {
      const found = find(query.query, { cards, text, mend }).places.map(
        (place) => articles[place]?.slug ?? '',
      )
      return { ...query, found, ...measure(found, query.expected) }
    })
})

test('the golden set has at least 200 queries, in both languages, for articles that there are', () => {
  expect(queries.length).toBeGreaterThanOrEqual(200)
  for (const language of languages) {
    const slugs = realArticles(language).map(({ slug }) => slug)
    const own = queries.filter((query) => query.language === language)
    expect(own.length).toBeGreaterThanOrEqual(100)
    expect(slugs).toEqual(expect.arrayContaining(own.flatMap(({ expected }) => expected)))
  }
})

describe.each(languages)('of the golden set in %s', (language) => {
  const own = measured.filter((query) => query.language === language)

  test('the expected articles are among the first five: recall@5 of 0.95 or more', () => {
    expect(mean(own).recall).toBeGreaterThanOrEqual(0.95)
  })

  test('the first expected article comes early: mean reciprocal rank of 0.85 or more', () => {
    expect(mean(own).reciprocalRank).toBeGreaterThanOrEqual(0.85)
  })
})
