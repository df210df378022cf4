import { excerpt } from './excerpt'
import { stem } from './words'

const terms = (...words: string[]) => words.map((word) => ({ start: word, stems: [stem(word)] }))

test('quotes the sentence that has the word', () => {
  expect(excerpt(['Un. Une sonde meurt. Deux.'], terms('sonde'))).toBe('Une sonde meurt.')
})

test('of several sentences, quotes the one with most of the words', () => {
  expect(excerpt(['Une sonde.', 'Un serveur et une sonde.', 'Un serveur.'], terms('sonde', 'serveur'))).toBe(
    'Un serveur et une sonde.',
  )
})

test('a longer word that contains the searched one does not count', () => {
  expect(excerpt(['Ce qui compte, exactement.'], terms('act'))).toBeUndefined()
})

test('a long sentence is cut between words, around the match', () => {
  const long = `${'avant '.repeat(60)}la sonde ${'puis '.repeat(60)}fin.`
  const quoted = excerpt([long], terms('sonde')) ?? ''
  expect(quoted).toMatch(/^… avant (avant )*la sonde puis (puis )*…$/)
  expect(quoted.length).toBeLessThanOrEqual(156)
})

test('a match at the beginning of a long sentence cuts nothing before it', () => {
  expect(excerpt([`La sonde ${'puis '.repeat(60)}fin.`], terms('sonde'))).toMatch(/^La sonde puis (puis )*…$/)
})

test.each([
  ['within an address', `Voir https://example.org/${'a'.repeat(120)}/sonde/${'b'.repeat(120)} pour plus.`],
  ['before a long one', `${'mot '.repeat(20)}sonde/${'x'.repeat(200)} fin.`],
  ['in a line without spaces', `${'a'.repeat(100)}/sonde/${'b'.repeat(100)}`],
])('a match %s is quoted', (_, line) => {
  const quoted = excerpt([line], terms('sonde')) ?? ''
  expect(quoted).toContain('sonde')
  expect(quoted.length).toBeLessThanOrEqual(156)
})

test('without a match there is no quote', () => {
  expect(excerpt(['Un texte.'], terms('sonde'))).toBeUndefined()
})
