import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { argv, exit } from 'node:process'
import { circumstances, fingerprint } from './fingerprint'

const stamp = 'dist/.built-from'
const cacheStamp = '.cache/.made-under'

/**
 * Builds `public/` and `dist/` where anything has changed since they were built.
 * @returns whether the site stands
 */
export function build({ always = false } = {}): boolean {
  const wanted = fingerprint()
  if (!always && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return true
  console.log('Building the site …')
  rmSync(stamp, { force: true })
  // Without this, files of former builds would stay in public/ and be published again.
  rmSync('public', { recursive: true, force: true })
  forgetOtherCircumstances()
  const { status } = spawnSync('node_modules/.bin/tsx', ['src/commands/gatsby-build.ts'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', CI: 'true' },
  })
  if (status === 0 && existsSync('dist/server.js')) writeFileSync(stamp, wanted)
  return status === 0 && existsSync('dist/server.js')
}

/** Gatsby's cache sees files change, but not settings nor the day: what was made under others would stay. */
function forgetOtherCircumstances(): void {
  const current = circumstances()
  if (existsSync(cacheStamp) && readFileSync(cacheStamp, 'utf8') === current) return
  rmSync('.cache', { recursive: true, force: true })
  mkdirSync('.cache')
  writeFileSync(cacheStamp, current)
}

if (argv[1]?.endsWith('build.ts')) exit(build({ always: true }) ? 0 : 1)
