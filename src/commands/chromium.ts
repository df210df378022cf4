import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import { env } from 'node:process'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

function onPath(): string | undefined {
  const candidates = (env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
  return candidates.find(isExecutable)
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const succeeds = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0

/**
 * Finds a Chromium for the browser tests: `CHROMIUM_PATH`, else one on the `PATH`, else it installs one: Debian's
 * package where this user may, or Playwright's own.
 * @returns its path; empty where Playwright's own is to be used
 * @throws where none can be had; the message says what to do
 */
export function findChromium(): string {
  if (env.CHROMIUM_PATH) {
    if (!isExecutable(env.CHROMIUM_PATH))
      throw new Error(`CHROMIUM_PATH: ${env.CHROMIUM_PATH} cannot be run.`)
    return env.CHROMIUM_PATH
  }
  const found = onPath()
  if (found) return found
  console.log('No Chromium was found; installing one …')
  if (
    process.getuid?.() === 0 &&
    succeeds('apt-get', 'update', '-qq') &&
    succeeds('apt-get', 'install', '-y', '-qq', 'chromium')
  ) {
    return onPath() ?? ''
  }
  if (succeeds('node_modules/.bin/playwright', 'install', 'chromium')) return ''
  throw new Error(
    'The browser tests need a Chromium: install one (Debian: apt install chromium) or set CHROMIUM_PATH.',
  )
}
