import type { Language } from '../../../site/languages'
import { isRounded, quantityOf, sumsIn } from './read'
import { writeLike } from './write'

/** Each result of a text's sums: the expected value, as written, and whether it is right. */
const judged = (text: string, language: Language = 'fr') =>
  sumsIn(text, language).flatMap(({ results, comesTo }) =>
    results.map(({ quantity }) => {
      const exact = comesTo(quantity.unit)
      return exact.some((value) => isRounded(value, quantity))
        ? 'right'
        : writeLike(quantity, exact[0] ?? 0, language).replace(/\s/g, ' ')
    }),
  )

test.each<[string, string]>([
  ['a product', 'Soit 3 × 420 € = 1 260 € par mois, hors taxes.'],
  ['sums before products', '36 × 3 780 − 31 120 = 104 960 €'],
  ['parentheses', '(3 000 × 0,15 + 500 × 0,35) ÷ 1 000 000 = 0,000625 €'],
  ['a result that was rounded', '31 120 ÷ 3 780 = 8,2 mois'],
  ['words behind a number', '90 h de travail de l’équipe × 60 € = 5 400 €'],
  ['a share', '3 780 ÷ 5 940 = 64 %'],
  ['a share of a sum', '13 000 × 30 % × 9 = 35 100 € de plus'],
  ['a power and a root', '0,97³ = 91,3 % ; 0,58 × √8 = 1,6 jour ; √9 = 3'],
  ['minutes that come to hours', '150 × 1 min + 100 × 8 min = 15 h 50'],
  ['hours that come to minutes', '4 × 1 h 30 = 360 min ; 4 × 15 min = 60 min'],
  ['hours converted to minutes, and back', '1,5 h × 60 = 90 min ; 90 min ÷ 60 = 1,5 h'],
  ['bytes in gigabytes', '320 000 × 1 024 × 4 = 1,3 Go ; 4 × 2 Go = 8 Go'],
  ['millions', '4 × 2 500 000 = 10 millions de requêtes'],
  ['a result of tens or hundreds behind ≈', '2 555 ÷ 0,00825 ≈ 309 700 requêtes'],
  ['thousands of euros', '10 × 30 000 € = 300 k€, soit 4 × 2 500 000 € = 10 M€'],
  ['metres', '2 × 4 m = 8 m'],
  ['a tax', '8 900 € HT + 20 % de TVA = 10 680 € TTC ; 100 € − 15 % = 85 €'],
  [
    'percentages',
    '40 + 35 + 25 = 100 % ; 40 % + 35 % + 25 % = 100 % ; 40 % + 35 % = 0,75 ; 100 % + 4 % = 104 %',
  ],
  ['a note of the author’s', '20 × 6 €* × 24 = 2 880 €'],
])('%s', (_, text) => {
  expect(judged(text)).toEqual(text.match(/[=≈]/g)?.map(() => 'right'))
})

test('English has its own numbers', () => {
  expect(judged('36 × €3,780 − 31,120 = €104,960', 'en')).toEqual(['right'])
  expect(judged('20 × 45 × 0.4 = €360, 25 h − 10 h = 15 h', 'en')).toEqual(['right', 'right'])
})

test.each<[string, string, string]>([
  ['3 × 420 € = 1 360 €', 'fr', '1 260'],
  ['31 120 ÷ 3 780 = 8,3 mois', 'fr', '8,2'],
  ['3 780 ÷ 5 940 = 65 %', 'fr', '64'],
  ['8 900 € HT + 20 % de TVA = 10 690 € TTC', 'fr', '10 680'],
  ['5 940 ÷ 3 780 = 2 %', 'fr', '157'],
  ['4 × 2 500 000 = 11 millions', 'fr', '10'],
  ['(3 × 4 = 13)', 'fr', '12'],
  ['40 + 35 + 20 = 100 %', 'fr', '95'],
  ['150 × 1 min + 100 × 8 min = 15 h 40', 'fr', '15 h 50'],
  ['2 555 ÷ 0,00825 = 309 700', 'fr', '309 697'],
  ['2 555 ÷ 0,00825 ≈ 309 800', 'fr', '309 697'],
  ['36 × €3,780 − 31,120 = €104,900', 'en', '104,960'],
])('the error in %s is reported as it is written', (text, language, comesTo) => {
  expect(judged(text, language === 'fr' ? 'fr' : 'en')).toEqual([comesTo])
})

test('what cannot be computed is skipped', () => {
  expect(judged('9 000 × p = 6 000, n × 12 + 3 = 4')).toEqual([])
  expect(judged('en 2026, 24 h/24 et 7 j/7, HT + TVA = TTC, l’article 5 = 6')).toEqual([])
  expect(judged('le 3 = 4')).toEqual([])
  expect(judged('3 × 4 = 2 × 6')).toEqual([])
  expect(judged('3 jours de travail de toute la grande équipe × 4 = 13')).toEqual([])
})

test('a text is a single number only with its sign and unit alone', () => {
  expect(quantityOf('−60 €', 'fr')?.value).toBe(-60)
  expect(quantityOf('6 h 40', 'fr')?.value).toBeCloseTo(6 + 2 / 3)
  expect(quantityOf('1 340 lu comme 1 840', 'fr')).toBeUndefined()
  expect(quantityOf('offert', 'fr')).toBeUndefined()
})
