import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setInterval } from 'node:timers'
import { usageOfTree } from '../process-tree'
import { phaseEndedBy, phaseNames } from './phases'

/** Interval of memory samples, in milliseconds. */
const interval = 100

type Phase = {
  /** In seconds. */
  time: number
  /** Processor time of all processes, in seconds: it hardly depends on other programs. */
  processor: number
  /** Peak memory of the whole process tree, in bytes. */
  peak: number
}

export type Measured = {
  phases: Map<string, Phase>
  /** In seconds, from start to end. */
  time: number
  processor: number
  peak: number
  output: string[]
}

/**
 * Runs a build and measures its phases: the time between two lines belongs to the phase that the second one ends.
 * @param command that builds the project
 * @param folder of the project
 * @throws if the build fails, with the end of its output
 */
export async function runBuild(
  [program, ...words]: readonly [string, ...string[]],
  folder: string,
  env: NodeJS.ProcessEnv,
): Promise<Measured> {
  const started = performance.now()
  const build = spawn(program, words, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const measured: Measured = {
    phases: new Map(phaseNames.map((name) => [name, { time: 0, processor: 0, peak: 0 }])),
    time: 0,
    processor: 0,
    peak: 0,
    output: [],
  }
  const seconds = new Map<number, number>()
  const used = () => [...seconds.values()].reduce((sum, each) => sum + each, 0)
  let [since, usedBefore, peak] = [started, 0, 0]

  const sample = () => {
    const usage = usageOfTree(build.pid ?? 0)
    for (const [id, each] of usage.seconds) seconds.set(id, each)
    peak = Math.max(peak, usage.memory)
  }
  const endPhase = (name: string) => {
    const [phase, now] = [measured.phases.get(name), performance.now()]
    if (!phase) return
    phase.time += (now - since) / 1000
    phase.processor += used() - usedBefore
    phase.peak = Math.max(phase.peak, peak)
    measured.peak = Math.max(measured.peak, peak)
    ;[since, usedBefore, peak] = [now, used(), 0]
  }

  const timer = setInterval(sample, interval)
  for (const stream of [build.stdout, build.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      measured.output.push(line)
      const phase = phaseEndedBy(line)
      if (phase) {
        sample()
        endPhase(phase)
      }
    })
  const [code] = await once(build, 'close')
  clearInterval(timer)
  endPhase(phaseNames.at(-1) ?? '')
  if (code !== 0)
    throw new Error(`The build failed with code ${code}:\n${measured.output.slice(-40).join('\n')}`)
  measured.time = (performance.now() - started) / 1000
  measured.processor = used()
  return measured
}
