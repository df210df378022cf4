import { setTimeout as wait } from 'node:timers/promises'

/** The clock, even while a test replaces it. */
const clock = performance.now.bind(performance)

/**
 * Waits until a condition holds.
 * @param patience milliseconds: by default longer than anything takes on a slow machine, and shorter than a test may
 * @throws if it does not, or if checking it fails
 */
export async function until(condition: () => boolean | Promise<boolean>, patience = 120_000): Promise<void> {
  const started = clock()
  while (!(await condition())) {
    if (clock() - started > patience) throw new Error(`Waited in vain for: ${condition}`)
    await wait(5)
  }
}
