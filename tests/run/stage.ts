export type Counts = { passed: number; failed: number; skipped?: number }

export type Stage = {
  name: string
  /** Time limit: far more than it takes on a slow machine, for hanging stages only. */
  minutes: number
  /** @throws if the following stages would be useless; the message says why in one line */
  run: (signal: AbortSignal) => Promise<Counts>
}

export type Result = {
  name: string
  counts: Counts
  /** Its duration, or why it ended early. */
  remark: string
  /** Whether the following stages would be useless. */
  isLast: boolean
}

/** Counts a command that is not a test runner as one test. */
export const single = (passed: boolean): Counts => ({ passed: Number(passed), failed: Number(!passed) })

/**
 * Runs a stage; after its time limit it is aborted and fails.
 * @param interrupted aborts it earlier
 */
export async function runStage({ name, minutes, run }: Stage, interrupted?: AbortSignal): Promise<Result> {
  const ending = new AbortController()
  const end = () => ending.abort()
  interrupted?.addEventListener('abort', end)
  let late = false
  const limit = setTimeout(() => {
    late = true
    end()
  }, minutes * 60_000)
  const started = performance.now()
  try {
    const counts = await run(ending.signal)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    if (!late) return { name, counts, remark: `${seconds} s`, isLast: false }
    const failed = Math.max(1, counts.failed)
    return { name, counts: { ...counts, failed }, remark: `ended after ${minutes} minutes`, isLast: false }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return { name, counts: single(false), remark: 'nothing was run after it', isLast: true }
  } finally {
    clearTimeout(limit)
    interrupted?.removeEventListener('abort', end)
  }
}

/** Adds up counts; skipped suites are named only if there are any. */
export function summary(results: readonly { counts: Counts }[]): string {
  const sum = (key: keyof Counts) => results.reduce((total, { counts }) => total + (counts[key] ?? 0), 0)
  const skipped = sum('skipped')
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
