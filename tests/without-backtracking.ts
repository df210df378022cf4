import { Script } from 'node:vm'

/** So long that a regular expression whose time grows with the square of a text needs an hour, and a linear one milliseconds. */
export const longText = 2_000_000

/**
 * Runs work on a text of that length. What backtracks does not end in our time, on any machine; it is ended.
 * @throws where it does not end
 */
export function withoutBacktracking<T>(work: () => T): T {
  return new Script('work()').runInNewContext({ work }, { timeout: 60_000 })
}
