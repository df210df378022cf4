import { inTemporaryProject, writeFiles } from '../../../tests/support/temporary-project'
import { languages } from '../../site/languages'
import { readFacts } from './facts'
import { formatFigure } from './format-figure'

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

const figures = `- id: server
  name: { en: A server, fr: Un serveur }
  value: 65
  unit: EUR
  source: { name: { en: A host, fr: Un hébergeur }, url: "https://host.example/" }
  day: 2026-10-08
  staleFrom: 2027-01-08
`

test('the build reports a missing file of figures', () => {
  expect(readFacts).toThrow('content/figures.yaml:1:1: This file is missing')
})

test('a changed file of figures is read again', () => {
  writeFiles({ 'content/figures.yaml': figures })
  expect(readFacts().get('server')?.value).toBe(65)
  writeFiles({ 'content/figures.yaml': figures.replace('65', '70') })
  expect(readFacts().get('server')?.value).toBe(70)
})

test('the build reports every error of the figures with file, line and column', () => {
  writeFiles({ 'content/figures.yaml': figures.replace('65', 'soon').replace('unit: EUR', 'unit: euros') })
  expect(readFacts).toThrow(
    /^content\/figures\.yaml:3:3: “value” must be .*\ncontent\/figures\.yaml:4:3: “unit” cannot be “euros”/,
  )
})

function words(id: string): string[] {
  const fact = readFacts().get(id)
  return fact ? languages.map((language) => formatFigure(fact, language)) : []
}

test('the price of an offer is the one in its file, in both languages', () => {
  writeFiles({ 'content/figures.yaml': figures, ...cloud('price: { amount: 18500 }') })
  expect(words('cloud-growth').sort()).toEqual(['18\u202f500\u00a0€', '€18,500'])
  writeFiles(cloud('price: { amount: 19000 }'))
  expect(words('cloud-growth').sort()).toEqual(['19\u202f000\u00a0€', '€19,000'])
})

test('prints a range; an offer on quote is no fact, and our prices have no source', () => {
  writeFiles({ 'content/figures.yaml': figures, ...cloud('price: { amount: 25000, upTo: 35000 }') })
  expect(words('cloud-growth')).toContain('25\u202f000–35\u202f000\u00a0€')
  expect(readFacts().get('cloud-growth')).not.toHaveProperty('source')
  writeFiles(cloud('duration: { unit: demand }'))
  expect(words('cloud-growth')).toEqual([])
})
