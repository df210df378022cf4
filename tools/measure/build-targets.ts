import type { Measured } from './run-build'

export type Runs = Record<'first' | 'small' | 'cold' | 'unchanged' | 'rebuilt' | 'edit' | 'cleaned', Measured>

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

const gigabyte = 1e9

/** Returns a number printed in the output, for instance `Social pictures: 0 drawn`. */
const counted =
  (line: RegExp) =>
  ({ output }: Measured): number | undefined => {
    for (const one of output) {
      const [, count] = line.exec(one) ?? []
      if (count !== undefined) return Number(count)
    }
    return undefined
  }

/** Gatsby prints `102/102`, and nothing where it has no query to run. */
const queriesRun = counted(/^success run queries in workers .* (\d+)\/\d+/)
const socialDrawn = counted(/Social pictures: (\d+) drawn/)

/** Returns the processor time of an additional file between two sizes, in milliseconds. */
const marginal = ({ small, cold }: Runs, files: number) => ((cold.processor - small.processor) * 1000) / files

export const targets: readonly Target[] = [
  { name: 'processor time of a file more, cold', most: 60, unit: 'ms', held: false, value: marginal },
  {
    name: 'cold',
    most: 60,
    unit: 's',
    files: 1000,
    held: false,
    value: ({ cold }) => cold.time,
  },
  {
    name: 'nothing changed',
    most: 5,
    unit: 's',
    files: 1000,
    held: true,
    value: ({ unchanged }) => unchanged.time,
  },
  {
    name: 'one article edited',
    most: 15,
    unit: 's',
    files: 1000,
    held: false,
    value: ({ edit }) => edit.time,
  },
  { name: 'cold', most: 600, unit: 's', files: 10_000, held: false, value: ({ cold }) => cold.time },
  {
    name: 'memory, cold',
    most: 3,
    unit: 'GB',
    files: 10_000,
    held: false,
    value: ({ cold }) => cold.peak / gigabyte,
  },
  {
    name: 'queries run, nothing changed, built all the same',
    most: 0,
    unit: '',
    held: true,
    value: ({ rebuilt }) => queriesRun(rebuilt) ?? 0,
  },
  {
    name: 'social pictures drawn after gatsby clean',
    most: 0,
    unit: '',
    held: true,
    value: ({ cleaned }) => socialDrawn(cleaned),
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
