import { mostAttempts, waitAfter } from './retry'

const minute = 60_000

test('waits grow from half a minute to an hour, give or take a fifth', () => {
  const middle = () => 0.5
  expect([1, 2, 3, 7, 8, 100].map((attempts) => waitAfter(attempts, middle))).toEqual(
    [0.5, 1, 2, 32, 60, 60].map((minutes) => minutes * minute),
  )
  expect(waitAfter(1, () => 0)).toBe(24_000)
  expect(waitAfter(1, () => 1)).toBe(36_000)
})

test('even with the shortest waits, a mail is retried for at least five days, but not forever', () => {
  let [total, attempts] = [0, 0]
  for (let wait: number | undefined = 0; wait !== undefined; wait = waitAfter(++attempts, () => 0))
    total += wait
  expect(attempts).toBe(mostAttempts)
  expect(total).toBeGreaterThanOrEqual(5 * 24 * 60 * minute)
})
