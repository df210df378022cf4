import { brotliCompressSync } from 'node:zlib'
import { frozenArticles } from '../../../tests/search/articles'
import { ourSearch } from '../../../tests/search/engine'
import { goldenQueries, mean, measure, strangeQueries } from '../../../tests/search/golden'
import { type Language, languages } from '../../site/languages'

const queries = goldenQueries()

/** A search that gives slugs. */
const searchIn = (language: Language) => ourSearch(frozenArticles(language), language).search

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

describe.each(languages)('of the queries that nobody tunes by (blind.yaml), in %s', (language) => {
  const search = searchIn(language)
  const own = goldenQueries('blind').filter((query) => query.language === language)
  const { recall, reciprocalRank } = mean(own.map((query) => measure(search(query.query), query.expected)))

  test('there are at least 120, for articles that are frozen', () => {
    expect(own.length).toBeGreaterThanOrEqual(120)
    const slugs = frozenArticles(language).map(({ slug }) => slug)
    expect(slugs).toEqual(expect.arrayContaining(own.flatMap(({ expected }) => expected)))
  })

  test('the expected articles are among the first five: recall@5 of 0.92 or more', () => {
    expect(recall).toBeGreaterThanOrEqual(0.92)
  })

  test('the first expected article comes early: mean reciprocal rank of 0.85 or more', () => {
    expect(reciprocalRank).toBeGreaterThanOrEqual(0.85)
  })
})

test('the index of the frozen articles, with what words stand for, is at most 18 KB on the wire', () => {
  const sizes = languages.map(
    (language) => brotliCompressSync(ourSearch(frozenArticles(language), language).file).length,
  )
  expect(Math.max(...sizes)).toBeLessThanOrEqual(18_000)
})
