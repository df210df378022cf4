import { spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { env, kill } from 'node:process'

/** Milliseconds for a command to end when told to. */
const grace = 10_000

type Options = {
  /** Aborts the command and its children. */
  signal?: AbortSignal
  env?: NodeJS.ProcessEnv
  /** A file for its output, which goes to the terminal by default. */
  output?: string
}

/**
 * Runs a command in its own process group, and leaves no process of the group behind.
 * @returns its exit code; `null` if it was aborted
 * @throws if it cannot be started
 */
export async function run(
  program: string,
  words: readonly string[],
  { signal, env: settings, output }: Options = {},
): Promise<number | null> {
  if (signal?.aborted) return null
  const target = output ? openSync(output, 'a') : 'inherit'
  const child = spawn(program, words, {
    detached: true,
    stdio: ['ignore', target, target],
    env: { ...env, ...settings },
  })
  if (typeof target === 'number') closeSync(target)

  const endGroup = (name: NodeJS.Signals) => {
    if (!child.pid) return
    try {
      kill(-child.pid, name)
    } catch {
      // The whole group has ended.
    }
  }
  const end = () => {
    endGroup('SIGTERM')
    setTimeout(endGroup, grace, 'SIGKILL').unref()
  }
  signal?.addEventListener('abort', end, { once: true })
  try {
    return await new Promise((resolve, reject) => child.once('exit', resolve).once('error', reject))
  } finally {
    signal?.removeEventListener('abort', end)
    endGroup('SIGKILL')
  }
}
