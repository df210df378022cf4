import type { Measured } from './run-build'

export type Runs = Record<
  'first' | 'small' | 'preview' | 'cold' | 'unchanged' | 'rebuilt' | 'edit' | 'cleaned',
  Measured
>

type Target = {
  name: string
  /** Its bound. */
  most: number
  unit: string
  /** The sizes to which it applies; all if undefined. */
  files?: number
  /** Whether missing it fails the command. `docs/build-speed.md` lists those that cannot be met. */
  held: boolean
  value: (runs: Runs, files: number) => number | undefined
}

/** Returns a number printed in the output, for instance `Social pictures: 0 drawn`. */
function counted({ output }: Measured, line: RegExp): number | undefined {
  const [, count] = line.exec(output.join('\n')) ?? []
  return count === undefined ? undefined : Number(count)
}

/** The time of a build. */
const seconds = (name: string, run: keyof Runs, most: number, files: number, held = false): Target => ({
  name,
  most,
  unit: 's',
  files,
  held,
  value: (runs) => runs[run].time,
})

const targets: readonly Target[] = [
  {
    name: 'processor time of a file more, cold',
    most: 60,
    unit: 'ms',
    held: false,
    value: ({ small, cold }, files) => ((cold.processor - small.processor) * 1000) / files,
  },
  seconds('cold', 'cold', 60, 1000),
  seconds('nothing changed', 'unchanged', 5, 1000, true),
  seconds('one article edited', 'edit', 15, 1000),
  seconds('cold', 'cold', 600, 10_000),
  {
    name: 'memory, cold',
    most: 3,
    unit: 'GB',
    files: 10_000,
    held: false,
    value: ({ cold }) => cold.peak / 1e9,
  },
  {
    name: 'queries run, nothing changed, built all the same',
    most: 0,
    unit: '',
    held: true,
    // Gatsby prints `102/102`, and nothing where it has no query to run.
    value: ({ rebuilt }) => counted(rebuilt, /^success run queries in workers .* (\d+)\/\d+/m) ?? 0,
  },
  {
    name: 'social pictures drawn after gatsby clean',
    most: 0,
    unit: '',
    held: true,
    value: ({ cleaned }) => counted(cleaned, /Social pictures: (\d+) drawn/),
  },
]

/** Returns each target for this size, with its measurement. */
export const judged = (files: number, runs: Runs) =>
  targets
    .filter((target) => target.files === undefined || target.files === files)
    .map(({ value, ...target }) => {
      const measured = value(runs, files)
      return { ...target, measured, met: measured !== undefined && measured <= target.most }
    })

/** Describes the required targets that are missed. */
export const missedTargets = (files: number, runs: Runs): string[] =>
  judged(files, runs)
    .filter(({ held, met }) => held && !met)
    .map(
      ({ name, most, unit, measured }) =>
        `${name}: ${measured ?? 'not said'} ${unit}, at most ${most} ${unit}`,
    )
