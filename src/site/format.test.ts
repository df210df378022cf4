import { execFileSync } from 'node:child_process'
import { env, execPath } from 'node:process'
import { formatDay, formatEuros } from './format'

// French separates thousands by a narrow no-break space and puts a no-break space before the currency.
test.each([
  ['fr', 4500, undefined, '4\u202f500\u00a0€'],
  ['fr', 900, undefined, '900\u00a0€'],
  ['fr', 1234567, undefined, '1\u202f234\u202f567\u00a0€'],
  ['en', 4500, undefined, '€4,500'],
  ['en', 900, undefined, '€900'],
  ['fr', 25000, 35000, '25\u202f000–35\u202f000\u00a0€'],
  ['en', 25000, 35000, '€25,000–€35,000'],
  ['en', 4500, null, '€4,500'],
] as const)('in %s, %p euros (up to %p) read %p', (language, amount, upTo, text) => {
  // Whether there are spaces around the dash of an English range depends on the version of ICU.
  expect(formatEuros(language, amount, upTo).replace(/\s*–\s*/, '–')).toBe(text)
})

test.each([
  ['fr', '2026-11-12', '12\u00a0novembre 2026'],
  ['en', '2026-11-12', '12\u00a0November 2026'],
  ['fr', '2025-12-31', '31\u00a0décembre 2025'],
  ['en', '2026-01-01', '1\u00a0January 2026'],
  ['fr', '2026-10-01', '1er\u00a0octobre 2026'],
  ['fr', '2026-10-11', '11\u00a0octobre 2026'],
  ['fr', '2026-10-11', '11\u00a0octobre 2026'],
] as const)('in %s, the day %s reads “%s”', (language, day, text) => {
  expect(formatDay(language, day)).toBe(text)
})

test.each(['Pacific/Auckland', 'America/Los_Angeles'])('a day stays the same day in %s', (zone) => {
  const program = "console.log(require('./src/site/format.ts').formatDay('en', '2026-11-12'))"
  const printed = execFileSync(execPath, ['--import', 'tsx', '--eval', program], {
    encoding: 'utf8',
    env: { PATH: env.PATH, TZ: zone },
  })
  expect(printed.trim()).toBe('12\u00a0November 2026')
})
