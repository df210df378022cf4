import type { Reporter } from 'gatsby'

/**
 * Runs one step of the build and reports its duration like Gatsby's own steps.
 * @param name its name in the build's output, which `npm run bench -- build` parses
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
