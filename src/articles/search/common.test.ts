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

test.each([[[]], [['ami']], [['actif', 'zon']], [words]])('packing and unpacking returns %p', (common) => {
  const packed = packCommon(words, (word) => common.includes(word))
  expect(packed).toHaveLength(3)
  expect([...unpackCommon(words, packed)]).toEqual(common)
})

test('packed characters need no escaping in JSON', () => {
  const packed = packCommon(words, () => true)
  expect(JSON.stringify(packed)).toBe(`"${packed}"`)
})

test('everyday words are specific to a language and stemmed like indexed words', () => {
  expect(commonStems('fr').has('maison')).toBe(true)
  expect(commonStems('fr').has('voitur')).toBe(true)
  expect(commonStems('en').has('maison')).toBe(false)
  expect(commonStems('en').has('house')).toBe(false)
  expect(commonStems('en').has('hous')).toBe(true)
})
