import { sendTime } from './deliver'
import { mostAttempts, waitAfter } from './retry'

const minute = 60_000
const day = 24 * 60 * minute

test('waits grow from half a minute to an hour, give or take a fifth', () => {
  const middle = () => 0.5
  expect([1, 2, 3, 7, 8, 100].map((attempts) => waitAfter(attempts, middle))).toEqual(
    [0.5, 1, 2, 32, 60, 60].map((minutes) => minutes * minute),
  )
  expect(waitAfter(1, () => 0)).toBe(24_000)
  expect(waitAfter(1, () => 1)).toBe(36_000)
})

/** Returns how long a mail is retried that never gets through. */
function retried(random: () => number): number {
  let [total, attempts] = [0, 0]
  for (let wait: number | undefined = 0; wait !== undefined; wait = waitAfter(++attempts, random))
    total += wait
  expect(attempts).toBe(mostAttempts)
  return total
}

test('even with the shortest waits, a mail is retried for at least five days', () => {
  expect(retried(() => 0)).toBeGreaterThanOrEqual(5 * day)
})

test('even with the longest waits and attempts it is given up after ten, as the privacy policy says', () => {
  expect(retried(() => 1) + mostAttempts * sendTime).toBeLessThanOrEqual(10 * day)
})
