import { spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { env, kill, platform } from 'node:process'

/** How long a command may take to end when it is told to, in milliseconds. */
const grace = 10_000

/** Windows has no process groups, and starts what npm installed by a shell. */
const windows = platform === 'win32'

type Options = {
  /** Ends the command, and all that it has started. */
  signal?: AbortSignal
  env?: NodeJS.ProcessEnv
  /** A file that gets what it writes, which is else seen at the terminal. */
  output?: string
}

/**
 * Runs a command in a process group of its own, and leaves nothing of the group running.
 * @returns its exit code; `null` where it was ended
 * @throws where it cannot be started
 */
export async function run(
  program: string,
  words: readonly string[],
  { signal, env: settings, output }: Options = {},
): Promise<number | null> {
  if (signal?.aborted) return null
  const target = output ? openSync(output, 'a') : 'inherit'
  const child = spawn(program, words, {
    detached: !windows,
    shell: windows,
    stdio: ['ignore', target, target],
    env: { ...env, ...settings },
  })
  if (typeof target === 'number') closeSync(target)

  const endGroup = (name: NodeJS.Signals) => {
    if (windows || !child.pid) return void child.kill(name)
    try {
      kill(-child.pid, name)
    } catch {
      // Nothing of it is running any more.
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
