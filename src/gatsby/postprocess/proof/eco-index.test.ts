import { ecoGrade, ecoIndex, formerEcoIndex } from './eco-index'

const page = (nodes: number, requests: number, kilobytes: number) => ({ nodes, requests, kilobytes })

// By hand: 3 × 1.5 + 2 × 1 + 1 × 1 = 7.5; 100 − 5 × 7.5 / 6 = 93.75.
test('a page between quantiles', () => {
  expect(ecoIndex(page(61, 2, 1.37))).toBeCloseTo(93.75)
  expect(formerEcoIndex(page(61, 2, 1.37))).toBeCloseTo(88.75)
})

test('an empty page has 100, and the heaviest pages 0', () => {
  expect(ecoIndex(page(0, 0, 0))).toBe(100)
  expect(ecoIndex(page(600_000, 4000, 230_000))).toBe(0)
  expect(formerEcoIndex(page(600_000, 4000, 230_000))).toBe(-5)
})

test.each([
  [80.1, 'A'],
  [80, 'B'],
  [10, 'G'],
])('the grade of %d is %s', (score, grade) => {
  expect(ecoGrade(score)).toBe(grade)
})
