const second = 1000
const hour = 3600 * second

/** The first wait, and the longest, in milliseconds, before jitter. */
const firstWait = 30 * second
export const longestWait = hour
/** Waits vary by up to this fraction, so that mails which failed together are not retried together. */
export const jitter = 0.2

/**
 * A mail is given up after this many attempts: at least five days after the first, even with the shortest waits (RFC
 * 5321, section 4.5.4.1, asks for four to five).
 */
export const mostAttempts = 160

/**
 * Returns how long to wait after a temporary failure: twice as long each time, up to an hour.
 *
 * @param attempts how many have failed, the last included
 * @param random from 0 to 1
 * @returns milliseconds; `undefined` if the mail is given up
 */
export function waitAfter(attempts: number, random = Math.random): number | undefined {
  if (attempts >= mostAttempts) return undefined
  const wait = Math.min(firstWait * 2 ** (attempts - 1), longestWait)
  return Math.round(wait * (1 - jitter + 2 * jitter * random()))
}
