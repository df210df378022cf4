import { subjectOf } from './subject'

test.each([
  ['Phares\u00a0: lequel garder', 'Phares'],
  ['Lighthouses: which to keep', 'Lighthouses'],
  ['Buoys: red: or green', 'Buoys'],
  ['Le départ de 8:30, sans retard', 'Le départ de 8:30, sans retard'],
  ['Un titre sans deux-points', 'Un titre sans deux-points'],
])('“%s” is about “%s”', (title, subject) => {
  expect(subjectOf(title)).toBe(subject)
})
