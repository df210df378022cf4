import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { until } from './until'

/** A program that runs until it is stopped. */
export type Program = {
  process: ChildProcess
  /** Returns what it wrote to standard output and error so far. */
  output: () => string
  /** Waits until a condition holds. @throws if the program ends before, with its output */
  until: (...condition: Parameters<typeof until>) => Promise<void>
  /** Waits until it has written something. @throws if it ends before, with its output */
  said: (words: string) => Promise<void>
  /** Ends it, gracefully unless another signal is given, and waits. @returns its exit code */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>
}

export function startProgram(command: string, words: readonly string[], options: SpawnOptions): Program {
  const child = spawn(command, words, { stdio: ['ignore', 'pipe', 'pipe'], ...options })
  const exited = once(child, 'exit')
  let [output, isOver] = ['', false]
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
  child.once('close', () => (isOver = true))
  const program: Program = {
    process: child,
    output: () => output,
    until: (condition, patience) =>
      until(() => {
        if (isOver) throw new Error(`${command} stopped with code ${child.exitCode}: ${output.trim()}`)
        return condition()
      }, patience),
    said: (words) => program.until(() => output.includes(words)),
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal)
      await exited
      return child.exitCode
    },
  }
  return program
}
