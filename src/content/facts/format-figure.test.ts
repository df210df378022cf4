import { figure } from '../../../tests/fixtures/figure'
import type { Figure } from '../schemas/figures'
import { formatFigure } from './format-figure'

const write = (given: Partial<Figure>) =>
  (['en', 'fr'] as const).map((language) => formatFigure({ ...figure, unit: undefined, ...given }, language))

test.each<[string, Partial<Figure>, string[]]>([
  ['whole euros', { value: 1499, unit: 'EUR' }, ['€1,499', '1\u202f499\u00a0€']],
  ['cents', { value: 0.1, unit: 'EUR' }, ['€0.10', '0,10\u00a0€']],
  ['tenths of cents', { value: 0.122, unit: 'EUR' }, ['€0.122', '0,122\u00a0€']],
  ['less than a cent', { value: 0.00015, unit: 'EUR' }, ['€0.00015', '0,00015\u00a0€']],
  ['dollars', { value: 30, unit: 'USD' }, ['US$30', '30\u00a0$US']],
  ['a share', { value: 24, unit: 'percent' }, ['24%', '24\u202f%']],
  ['nearly all', { value: 99.95, unit: 'percent' }, ['99.95%', '99,95\u202f%']],
  ['hours', { value: 10, unit: 'hour' }, ['10\u00a0hours', '10\u00a0heures']],
  ['memory', { value: 96, unit: 'gigabyte' }, ['96\u00a0GB', '96\u00a0Go']],
  ['a rate', { value: 3350, unit: 'gigabyte-per-second' }, ['3,350\u00a0GB/s', '3\u202f350\u00a0Go/s']],
  ['a bare number', { value: 6095 }, ['6,095', '6\u202f095']],
  ['a rate of exchange', { value: 1.1637 }, ['1.1637', '1,1637']],
  ['a range', { value: 6095, upTo: 8021 }, ['6,095–8,021', '6\u202f095–8\u202f021']],
  ['a day', { value: '2027-12-01' }, ['1\u00a0December\u00a02027', '1er\u00a0décembre\u00a02027']],
])('%s, in both languages and without breaking spaces', (_, given, written) => {
  expect(write(given)).toEqual(written)
})
