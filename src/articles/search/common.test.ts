import { packCommon, unpackCommon } from './common'
import { commonStems } from './common-words'

const words = [
  'actif',
  'ami',
  'bas',
  'chiffr',
  'devin',
  'eau',
  'fiabl',
  'gout',
  'heur',
  'journal',
  'mot',
  'zon',
]

test.each([[[]], [['ami']], [['actif', 'zon']], [words]])('%p come back as they were packed', (common) => {
  const packed = packCommon(words, (word) => common.includes(word))
  expect(packed).toHaveLength(3)
  expect([...unpackCommon(words, packed)]).toEqual(common)
})

test('JSON writes each of the signs as it is', () => {
  const packed = packCommon(words, () => true)
  expect(JSON.stringify(packed)).toBe(`"${packed}"`)
})

test('everyday words are those of a language, in the form in which words are indexed', () => {
  expect(commonStems('fr').has('maison')).toBe(true)
  expect(commonStems('fr').has('voitur')).toBe(true)
  expect(commonStems('en').has('maison')).toBe(false)
  expect(commonStems('en').has('house')).toBe(false)
  expect(commonStems('en').has('hous')).toBe(true)
})
