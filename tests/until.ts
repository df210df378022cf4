import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds: longer than anything takes on a slow machine, and shorter than a test may. */
const patience = 120_000

/**
 * Waits until a condition holds.
 * @throws if it does not, or if checking it fails
 */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const started = performance.now()
  while (!(await condition())) {
    if (performance.now() - started > patience) throw new Error(`Waited in vain for: ${condition}`)
    await wait(5)
  }
}
