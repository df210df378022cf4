import { Script } from 'node:vm'

/** Long enough that a regular expression with quadratic time needs an hour, and a linear one milliseconds. */
export const longText = 2_000_000

/**
 * Runs work on a text of that length, and aborts it if it backtracks.
 * @throws if it does not finish
 */
export function withoutBacktracking<T>(work: () => T): T {
  return new Script('work()').runInNewContext({ work }, { timeout: 60_000 })
}
