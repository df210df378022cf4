import { inTemporaryProject, writeFiles } from '../../../tests/temporary-project'
import { languages } from '../../site/languages'
import { factInWords } from './fact-in-words'
import { readFacts } from './facts'

inTemporaryProject()

const cloud = (price: string) => ({
  'content/offers/cloud.yaml': `area: cloud
order: 1
offers:
  - offer: cloud-growth
    name: &text { en: A, fr: A }
    summary: *text
    ${price}
    features: [*text]
`,
})

const words = (id: string) =>
  languages.map((language) =>
    factInWords({ id }, readFacts(), language).map((part) => 'value' in part && part.value),
  )

test('the price of an offer is the one in its file, in both languages', () => {
  writeFiles(cloud('price: { amount: 18500 }'))
  expect(words('cloud-growth').flat().sort()).toEqual(['18\u202f500\u00a0€', '€18,500'])
  writeFiles(cloud('price: { amount: 19000 }'))
  expect(words('cloud-growth').flat().sort()).toEqual(['19\u202f000\u00a0€', '€19,000'])
})

test('prints a range; offers on quote print nothing, and our prices have no source', () => {
  writeFiles(cloud('price: { amount: 25000, upTo: 35000 }'))
  expect(words('cloud-growth').flat()).toContain('25\u202f000–35\u202f000\u00a0€')
  expect(() => factInWords({ id: 'cloud-growth', show: 'source' }, readFacts(), 'fr')).toThrow(
    'has no source',
  )
  writeFiles(cloud('duration: { unit: demand }'))
  expect(() => words('cloud-growth')).toThrow('nor an offer with a price')
})
