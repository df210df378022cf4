import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

export type Counts = { passed: number; failed: number; skipped?: number }

export type Running = {
  /** Ends the stage. */
  signal: AbortSignal
  /** The file for what it prints, as others run beside it: it is shown when the stage has ended. */
  output: string
}

export type Stage = {
  name: string
  /** Time limit: far more than it takes on a slow machine, for hanging stages only. */
  minutes: number
  /** @throws if the following stages would be useless; the message says why in one line */
  run: (running: Running) => Promise<Counts>
}

/** Steps run one after the other. The lanes of a step run beside each other, the stages of a lane one after the other. */
export type Steps = readonly (readonly (readonly Stage[])[])[]

type Result = {
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
 * Runs stages.
 * @param folder for what they print
 * @param interrupted ends the run
 * @returns the results of the stages that have run, in the order given
 */
export async function runStages(steps: Steps, folder: string, interrupted?: AbortSignal): Promise<Result[]> {
  const results = new Map<Stage, Result>()
  const isOver = () => interrupted?.aborted || [...results.values()].some(({ isLast }) => isLast)
  const runLane = async (lane: readonly Stage[]) => {
    for (const stage of lane) if (!isOver()) results.set(stage, await runStage(stage, folder, interrupted))
  }
  for (const lanes of steps) await Promise.all(lanes.map(runLane))
  return steps.flat(2).flatMap((stage) => results.get(stage) ?? [])
}

/**
 * Runs a stage; after its time limit it is aborted and fails.
 * @param folder for what it prints
 * @param interrupted aborts it earlier
 */
export async function runStage(
  { name, minutes, run }: Stage,
  folder: string,
  interrupted?: AbortSignal,
): Promise<Result> {
  const ending = new AbortController()
  const end = () => ending.abort()
  interrupted?.addEventListener('abort', end)
  let late = false
  const limit = setTimeout(() => {
    late = true
    end()
  }, minutes * 60_000)
  const output = path.join(folder, name)
  const started = performance.now()
  console.log(`${name} …`)
  try {
    const counts = await run({ signal: ending.signal, output })
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
    if (existsSync(output)) console.log(`\n── ${name} ──\n${readFileSync(output, 'utf8').trimEnd()}\n`)
  }
}

/** Adds up counts; skipped suites are named only if there are any. */
export function summary(results: readonly { counts: Counts }[]): string {
  const sum = (key: keyof Counts) => results.reduce((total, { counts }) => total + (counts[key] ?? 0), 0)
  const skipped = sum('skipped')
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
