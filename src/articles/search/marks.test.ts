import { mark } from './marks'
import { stem } from './words'

const terms = (...words: string[]) => words.map((word) => ({ start: word, stems: [stem(word)] }))

/** Returns a text with its marks in brackets. */
const marked = (text: string, ...words: string[]) =>
  mark(text, terms(...words))
    .map((piece, place) => (place % 2 === 1 ? `[${piece}]` : piece))
    .join('')

test.each([
  ['a word', 'Le Cloud Act', ['cloud'], 'Le [Cloud] Act'],
  ['every time', 'Cloud et cloud', ['cloud'], '[Cloud] et [cloud]'],
  ['accents', 'Les modèles privés', ['prive'], 'Les modèles [privés]'],
  ['a ligature', 'Le cœur', ['coeur'], 'Le [cœur]'],
  ['a plural', 'Des journaux', ['journal'], 'Des [journaux]'],
  ['the whole of a word that begins with it', 'Un hyperscaler', ['hyper'], 'Un [hyperscaler]'],
  ['the whole of a word that contains it', 'Un hyperscaler', ['scaler'], 'Un [hyperscaler]'],
  ['no word that merely contains a short one', 'A chain of AI agents', ['ai'], 'A chain of [AI] agents'],
  ['of several words none that merely contains one', 'Un acte exact', ['act', 'acte'], 'Un [acte] exact'],
  ['a word after an apostrophe', 'Sécurité de l’IA', ['ia'], 'Sécurité de l’[IA]'],
  ['no stop word', 'De la dette', ['de', 'dette'], 'De la [dette]'],
])('marks %s', (_, text, words, expected) => {
  expect(marked(text, ...words)).toBe(expected)
})

test('marks the correction of a typo', () => {
  expect(mark('Un hyperscaler', [{ start: 'hiperscaler', stems: ['hiperscaler', 'hyperscaler'] }])).toEqual([
    'Un ',
    'hyperscaler',
  ])
})

test('marks the words of a synonym where they stand together, not one of them alone', () => {
  const audit = { start: 'audit', stems: ['audit'], phrases: [['etat', 'lieu']] }
  expect(mark('Un état des lieux', [audit])).toEqual(['Un ', 'état', ' des ', 'lieux'])
  expect(mark('Quant au lieu', [audit])).toEqual(['Quant au lieu'])
})

test('marks of words that only begin with a complete one its other forms alone', () => {
  const act = { start: 'act', stems: ['act'], finished: true }
  expect(mark('Activité, AI Act', [act])).toEqual(['Activité, AI ', 'Act'])
  expect(mark('Un logiciel installé', [{ start: 'install', stems: ['install'], finished: true }])).toEqual([
    'Un logiciel ',
    'installé',
  ])
})

test('without search terms nothing is marked', () => {
  expect(mark('Le Cloud Act', [])).toEqual(['Le Cloud Act'])
})
