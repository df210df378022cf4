import { env } from 'node:process'
import { buildDay, buildInstant } from './clock'

const at = (instant: string) => {
  env.SOURCE_DATE_EPOCH = String(Date.parse(instant) / 1000)
}

beforeEach(() => {
  delete env.SOURCE_DATE_EPOCH
})

afterEach(() => {
  jest.useRealTimers()
})

test('the build’s clock is SOURCE_DATE_EPOCH, in seconds since 1970', () => {
  env.SOURCE_DATE_EPOCH = '1767225600'
  expect(buildInstant()).toEqual(new Date('2026-01-01T00:00:00Z'))
})

test('an epoch of 0 is valid', () => {
  env.SOURCE_DATE_EPOCH = '0'
  expect(buildInstant()).toEqual(new Date('1970-01-01T00:00:00Z'))
})

test.each([
  ['not set', undefined],
  ['empty', ''],
])('where it is %s, it is now', (_, epoch) => {
  jest.useFakeTimers({ now: new Date('2026-11-20T09:30:00Z') })
  if (epoch !== undefined) env.SOURCE_DATE_EPOCH = epoch
  expect(buildInstant()).toEqual(new Date('2026-11-20T09:30:00Z'))
  expect(buildDay()).toBe('2026-11-20')
})

test.each(['2026-01-01', '1767225600.5', '-1', 'now', ' 1767225600'])(
  'SOURCE_DATE_EPOCH=“%s” is refused, with a valid example',
  (epoch) => {
    env.SOURCE_DATE_EPOCH = epoch
    expect(buildInstant).toThrow(
      `SOURCE_DATE_EPOCH is "${epoch}": give a whole number of seconds, for instance 1767225600.`,
    )
    expect(buildDay).toThrow('SOURCE_DATE_EPOCH')
  },
)

// Paris is one hour ahead of UTC in winter, two in summer.
test.each([
  ['2025-12-31T22:59:59Z', '2025-12-31'],
  ['2025-12-31T23:00:00Z', '2026-01-01'],
  ['2026-07-14T21:59:59Z', '2026-07-14'],
  ['2026-07-14T22:00:00Z', '2026-07-15'],
  ['2026-02-03T12:00:00Z', '2026-02-03'],
])('at %s the day in Paris is %s', (instant, day) => {
  at(instant)
  expect(buildDay()).toBe(day)
})
