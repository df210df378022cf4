import { spawnSync } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { env, getuid } from 'node:process'

const folders = ['/usr/sbin', '/usr/bin', ...(env.PATH ?? '').split(path.delimiter)]

const find = (program: string) =>
  folders.map((folder) => path.join(folder, program)).find((file) => existsSync(file))

/**
 * Finds a program, or installs it from Debian's packages where this user may; its service is not started.
 * @throws where neither can be done; the message says what to install
 */
export function debianProgram(program: string, packages: readonly string[] = [program]): string {
  const found = find(program)
  if (found) return found
  console.log(`${program} is missing; installing ${packages.join(', ')} …`)
  // invoke-rc.d asks this file whether a package may start its service (Debian Policy, 9.3.3.1); 101 is no.
  const policy = '/usr/sbin/policy-rc.d'
  const own = getuid?.() === 0 && !existsSync(policy)
  if (own) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  const apt = (...words: string[]) =>
    spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=120', ...words], {
      stdio: 'inherit',
      env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  const installed =
    getuid?.() === 0 &&
    apt('update', '-qq') &&
    apt('install', '-y', '-qq', '--no-install-recommends', ...packages)
  if (own) rmSync(policy)
  const now = installed ? find(program) : undefined
  if (!now)
    throw new Error(`This test needs ${program}: install it (Debian: apt install ${packages.join(' ')}).`)
  return now
}
