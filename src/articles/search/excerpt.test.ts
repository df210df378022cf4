import { excerpt } from './excerpt'
import { stem } from './words'

const terms = (...words: string[]) => words.map((word) => ({ start: word, stems: [stem(word)] }))

test('the sentence that has the word is quoted', () => {
  expect(excerpt(['Un. Une sonde meurt. Deux.'], terms('sonde'))).toBe('Une sonde meurt.')
})

test('of several, the one that has most of the words', () => {
  expect(excerpt(['Une sonde.', 'Un serveur et une sonde.', 'Un serveur.'], terms('sonde', 'serveur'))).toBe(
    'Un serveur et une sonde.',
  )
})

test('a word that only has the one searched for inside is none', () => {
  expect(excerpt(['Ce qui compte, exactement.'], terms('act'))).toBeUndefined()
})

test('a long sentence is cut between words, around what was found', () => {
  const long = `${'avant '.repeat(60)}la sonde ${'puis '.repeat(60)}fin.`
  const quoted = excerpt([long], terms('sonde')) ?? ''
  expect(quoted).toMatch(/^… avant (avant )*la sonde puis (puis )*…$/)
  expect(quoted.length).toBeLessThanOrEqual(156)
})

test('at the beginning of a long sentence nothing is cut before it', () => {
  expect(excerpt([`La sonde ${'puis '.repeat(60)}fin.`], terms('sonde'))).toMatch(/^La sonde puis (puis )*…$/)
})

test('nothing found, nothing quoted', () => {
  expect(excerpt(['Un texte.'], terms('sonde'))).toBeUndefined()
})
