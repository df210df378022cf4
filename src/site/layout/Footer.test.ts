import { copyrightYears } from './Footer'

test.each([
  ['in an earlier year', 2021, '2021–2026'],
  ['this year', 2026, '2026'],
])('the copyright of a firm founded %s', (_, founded, years) => {
  expect(copyrightYears(founded, 2026)).toBe(years)
})
