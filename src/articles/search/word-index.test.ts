import fc from 'fast-check'
import { buildWordIndex, packIndex, placeOf, unpackIndex, type WordIndex } from './word-index'

/** Returns the contents of an index, article by article. */
function contents(index: WordIndex, articles: number): Map<string, number>[] {
  const found = Array.from({ length: articles }, () => new Map<string, number>())
  index.words.forEach((word, place) => {
    let count = 0
    index.visit(place, (article, value) => {
      found[article]?.set(word, value)
      count += 1
    })
    expect(count).toBe(index.count(place))
  })
  return found
}

const word = fc.stringMatching(/^[a-zœ0-9]{1,40}$/)
const article = fc.array(fc.tuple(word, fc.nat(7)), { maxLength: 20 }).map((words) => new Map(words))

test('an index has what it was built from, also after packing', () => {
  fc.assert(
    fc.property(fc.array(article, { maxLength: 40 }), (articles) => {
      const index = buildWordIndex(articles)
      expect(contents(index, articles.length)).toEqual(articles)
      const packed: unknown = JSON.parse(JSON.stringify(packIndex(index)))
      expect(packed).toEqual(packIndex(index))
      expect(contents(unpackIndex(packIndex(index)), articles.length)).toEqual(articles)
    }),
  )
})

test('many articles with large distances between them survive packing', () => {
  const articles = Array.from(
    { length: 5000 },
    (_, place) => new Map(place % 997 ? [] : [['rare', place % 8]]),
  )
  expect(contents(unpackIndex(packIndex(buildWordIndex(articles))), 5000)).toEqual(articles)
})

test.each([
  ['alpha', 0],
  ['beta', 1],
  ['aaa', 0],
  ['b', 1],
  ['zeta', 3],
])('the position of %p is %i', (each, place) => {
  expect(placeOf(['alpha', 'beta', 'gamma'], each)).toBe(place)
})
