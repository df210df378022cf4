import type { Reporter } from 'gatsby'

/**
 * Does one step of the build and says how long it took, as Gatsby says it of its own steps.
 * @param name what the build's output calls it; `npm run bench -- build` knows the steps by these names
 */
export async function timed<T>(
  reporter: Pick<Reporter, 'activityTimer'>,
  name: string,
  step: () => Promise<T>,
): Promise<T> {
  const timer = reporter.activityTimer(name)
  timer.start()
  try {
    return await step()
  } finally {
    timer.end()
  }
}
