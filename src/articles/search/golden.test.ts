import { frozenArticles } from '../../../tests/search/articles'
import { goldenQueries, mean, measure, strangeQueries } from '../../../tests/search/golden'
import { type Language, languages } from '../../site/languages'
import { find } from './find'
import { indexCards, indexTexts } from './indexes'
import { createSpellCorrection } from './spell-correction'

const queries = goldenQueries()

/** A search that gives slugs. */
function searchIn(language: Language) {
  const articles = frozenArticles(language)
  const cards = indexCards(articles)
  const text = indexTexts(articles.map((article) => article.text))
  const mend = createSpellCorrection([...new Set([...cards.index.words, ...text.words])].sort())
  return (typed: string) =>
    find(typed, { cards, text, mend }).places.map((place) => articles[place]?.slug ?? '')
}

const measured = languages.flatMap((language) => {
  const search = searchIn(language)
  return queries
    .filter((query) => query.language === language)
    .map((query) => ({ ...query, ...measure(search(query.query), query.expected) }))
})

test('the golden set has at least 200 queries, in both languages, for articles that are frozen beside it', () => {
  expect(queries.length).toBeGreaterThanOrEqual(200)
  for (const language of languages) {
    const slugs = frozenArticles(language).map(({ slug }) => slug)
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

  test('nine of ten words of other subjects bring nothing', () => {
    const strange = strangeQueries(language)
    const search = searchIn(language)
    expect(strange.length).toBeGreaterThanOrEqual(30)
    const found = strange.filter((typed) => search(typed).length > 0)
    expect(found.length / strange.length).toBeLessThanOrEqual(0.1)
  })
})
