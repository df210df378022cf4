import { median } from '../../statistics'
import { errors, heading, line, type Measured } from './report'

const good: Measured = {
  address: '/pricing',
  audited: {
    scores: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
    lcp: 1000,
    tbt: 0,
    cls: 0,
    lost: [],
  },
  view: {
    bytes: { html: 9_480, script: 1_090, font: 43_400, picture: 0, other: 0, total: 53_970 },
    scripts: ['/enhance-0.js'],
    fonts: 2,
    requests: 4,
    nodes: 335,
    ecoIndex: 82.4,
  },
}
const but = (audited: Partial<Measured['audited']>, view: Partial<Measured['view']> = {}): Measured => ({
  ...good,
  audited: { ...good.audited, ...audited },
  view: { ...good.view, ...view },
})

test('a page within every bound has no error, and a line of figures', () => {
  expect(errors(good)).toEqual([])
  expect(line(good)).toBe(
    '| /pricing | 100 / 100 / 100 / 100 | 1.00 | 0 | 0 | 9.5 | 1.1 | 43.4 | 0.0 | 0.0 | 54.0 | 4 | 335 | 82 A |',
  )
  expect(line(good).split('|')).toHaveLength(heading.split('\n')[0]?.split('|').length ?? 0)
})

test.each([
  [
    'a score',
    but({ scores: { ...good.audited.scores, seo: 92 }, lost: ['meta: no description'] }),
    ['seo 92, not 100', 'meta: no description'],
  ],
  ['its largest paint', but({ lcp: 1240 }), ['LCP 1.24 s, not 1.0 s']],
  ['its blocking time', but({ tbt: 12 }), ['TBT 12 ms, not 0']],
  ['its EcoIndex', but({}, { ecoIndex: 74.6 }), ['EcoIndex 74.6, not grade A']],
])('a page that misses %s says so', (_, measured, said) => {
  expect(errors(measured)).toEqual(said)
})

test('the audits of a page that scores 100 are not errors', () => {
  expect(errors(but({ lost: ['meta: in one run of five'] }))).toEqual([])
})

test('a median is the middle run, of an even number the worse of the two', () => {
  expect(median([5, 1, 3])).toBe(3)
  expect(median([4, 1, 3, 2])).toBe(3)
})
