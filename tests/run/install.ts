import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getuid } from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { onDebian, onPath, type Requirement } from './requirements'
import { run } from './run'

/** Milliseconds before retrying a command that met another program's lock. */
const pause = 1000

type Options = {
  /** Aborts the installation. */
  signal?: AbortSignal
  /** Debian calls this program before a package starts its service (policy 9.3.3.1); an existing one stays. */
  policy?: string
}

/** Whether this user may install Debian packages. */
const mayUseApt = () => getuid?.() === 0 && onPath('apt-get') !== undefined

export const mayInstall = ({ anyUser }: Requirement): boolean => mayUseApt() || anyUser !== undefined

/**
 * Prepares to install requirements; the lists of packages are fetched once, before the first one.
 * @returns installs a requirement, without starting its service, and returns its path; throws an error of one line that
 * says what to do
 */
export function installer({ signal, policy = '/usr/sbin/policy-rc.d' }: Options = {}) {
  let listsAreFetched = false

  async function byApt(packages: readonly string[]): Promise<void> {
    if (!listsAreFetched) await succeed(['apt-get', 'update'], signal)
    listsAreFetched = true
    await withoutServices(policy, () =>
      succeed(['apt-get', 'install', '-y', '--no-install-recommends', ...packages], signal),
    )
  }

  return async ({ name, packages, anyUser, find }: Requirement): Promise<string> => {
    console.log(`Installing ${name} …`)
    try {
      if (mayUseApt()) await byApt(packages)
      else if (anyUser) await succeed(anyUser, signal)
      const found = find()
      if (!found) throw new Error('it is not there')
      return found
    } catch (error) {
      const reason = error instanceof Error ? error.message : error
      throw new Error(`${name} is missing: ${reason}. Install it${onDebian(packages)}.`)
    }
  }
}

/** Runs a command, repeating it while another program holds a lock. @throws if it fails, with its last error */
async function succeed([program = '', ...words]: readonly string[], signal?: AbortSignal): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'install-'))
  const env = { DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C.UTF-8' }
  try {
    for (let attempt = 1; ; attempt++) {
      const output = path.join(folder, String(attempt))
      if ((await run(program, words, { signal, env, output })) === 0) return
      const lines = readFileSync(output, 'utf8').trim().split('\n')
      const lock = lines.find((line) => line.includes('Could not get lock'))
      if (!lock) throw new Error(`${path.basename(program)} ${words[0]}: ${lines.at(-1)}`)
      if (attempt === 1) console.log(`Waiting for another program that installs: ${lock}`)
      await wait(pause, undefined, { signal })
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Installs while `policy` prevents every service from starting, by its exit code. */
async function withoutServices(policy: string, work: () => Promise<void>): Promise<void> {
  if (existsSync(policy)) return work()
  writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    await work()
  } finally {
    rmSync(policy, { force: true })
  }
}
