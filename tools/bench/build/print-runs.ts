import { cpus } from 'node:os'
import { version } from 'node:process'
import { head, row } from '../../table'
import { phaseNames } from './phases'
import type { Measured } from './run-build'
import { judged, type Runs } from './targets'

const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`

/** Prints, as Markdown, the duration of each phase of each build, then the targets. */
export function printRuns(files: number, runs: Runs): void {
  const columns: [string, Measured][] = [
    ['real articles alone, cold', runs.small],
    ['its preview, after it', runs.preview],
    [`${files} files more, cold`, runs.cold],
    ['nothing changed', runs.unchanged],
    ['nothing changed, built all the same', runs.rebuilt],
    ['one article edited', runs.edit],
    ['after `gatsby clean`', runs.cleaned],
  ]
  console.log(
    `\n${cpus().length} cores, Node ${version}; seconds, processor time in brackets, and the peak of memory of all processes\n`,
  )
  console.log(head(['', ...columns.map(([name]) => name)]))
  for (const name of phaseNames) {
    const cells = columns.map(([, { phases }]) => {
      const phase = phases.get(name)
      return phase && phase.time >= 0.05
        ? `${phase.time.toFixed(1)} s (${phase.processor.toFixed(1)}), ${megabytes(phase.peak)}`
        : ''
    })
    if (cells.some(Boolean)) console.log(row([name, ...cells]))
  }
  const sums = columns.map(
    ([, { time, processor, peak }]) =>
      `**${time.toFixed(1)} s (${processor.toFixed(1)}), ${megabytes(peak)}**`,
  )
  console.log(row(['**in all**', ...sums]))

  const { first, cleaned } = runs
  console.log(`\nThe first build, with nothing kept, took ${first.time.toFixed(1)} s.`)
  for (const line of cleaned.output) if (/pictures: /i.test(line)) console.log(`After gatsby clean: ${line}`)

  console.log(`\n${head(['target', 'at most', 'measured', ''])}`)
  for (const { name, most, unit, measured, met, held } of judged(files, runs)) {
    const shown = measured === undefined ? 'not said' : `${Number(measured.toFixed(1))} ${unit}`
    const result = met ? 'met' : held ? 'MISSED' : 'not reached (docs/build-speed.md)'
    console.log(row([name, `${most} ${unit}`, shown, result]))
  }
}
