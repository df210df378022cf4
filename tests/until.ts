import { setTimeout as wait } from 'node:timers/promises'

/** Longer than anything takes on a slow machine, and shorter than a test may: what never comes is not waited for beyond it. */
const patience = 120_000

/**
 * Waits until a condition holds.
 * @throws where it does not come to hold, or cannot be asked
 */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const started = performance.now()
  while (!(await condition())) {
    if (performance.now() - started > patience) throw new Error(`In vain, it was waited for: ${condition}`)
    await wait(5)
  }
}
