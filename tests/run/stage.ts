export type Counts = { passed: number; failed: number; skipped?: number }

export type Stage = {
  name: string
  /** The time after which it is ended: far more than it takes on a slow machine, so that it only ends what hangs. */
  minutes: number
  /** @throws where the stages after it would be of no use; the message says why in one line */
  run: (signal: AbortSignal) => Promise<Counts>
}

export type Result = {
  name: string
  counts: Counts
  /** How long it took, or why it ended early. */
  remark: string
  /** Whether the stages after it would be of no use. */
  isLast: boolean
}

/** Counts what is no test runner as one test. */
export const single = (passed: boolean): Counts => ({ passed: Number(passed), failed: Number(!passed) })

/**
 * Runs a stage, and ends it after its time; it has failed then.
 * @param interrupted ends it before
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

/** Adds up; what was skipped is named only where something was. */
export function summary(results: readonly { counts: Counts }[]): string {
  const sum = (key: keyof Counts) => results.reduce((total, { counts }) => total + (counts[key] ?? 0), 0)
  const skipped = sum('skipped')
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
