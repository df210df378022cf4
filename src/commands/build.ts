import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { argv, env, exit } from 'node:process'
import { parseArgs } from 'node:util'
import { structureStamp } from '../cache/structure-stamp'
import { unfinishedDist } from '../hosting/unfinished-dist'
import { buildEnvironment, fingerprint, structureHash } from './fingerprint'
import { replaceFolder } from './replace-folder'

const cacheStamp = '.cache/.made-under'
const formerDist = '.cache/former-dist'

/** The folder of a preview, beside the site itself. */
export const previewFolder = 'dist-preview'

/** Records the sources of a build. It is written last: a folder that has it is complete. */
const stampOf = (folder: string) => path.join(folder, '.built-from')

type Options = {
  /** Build even if nothing has changed. */
  always?: boolean
  /** Build with `PREVIEW=1`, into a separate folder. */
  preview?: boolean
  /** Fail on any warning. */
  strict?: boolean
}

/**
 * Builds `public/` and `dist/`, or `dist-preview/`, if anything has changed since the last build. Until the build
 * succeeds, the former folder stays: a server may run from it.
 * @returns whether the site was built
 */
export function build({ always = false, preview = false, strict = false }: Options = {}): boolean {
  const folder = preview ? previewFolder : 'dist'
  const stamp = stampOf(folder)
  const settings = preview ? { ...env, PREVIEW: '1' } : env
  const wanted = fingerprint(settings)
  if (!always && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) {
    const hint = preview ? '' : ' "npm run build -- --always" builds it all the same.'
    console.log(`${folder}/ is of these sources already.${hint}`)
    return true
  }
  console.log(preview ? 'Building a preview …' : 'Building the site …')
  rmSync(unfinishedDist, { recursive: true, force: true })
  clearCacheIfEnvironmentChanged(settings)
  const ownStructure = structureHash(settings)
  clearPublicIfStructureChanged(ownStructure)
  const { status } = spawnSync(
    'node_modules/.bin/tsx',
    ['src/commands/gatsby-build.ts', ...(strict ? ['--strict'] : [])],
    {
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...settings, GATSBY_TELEMETRY_DISABLED: '1', CI: 'true' },
    },
  )
  if (status !== 0 || !existsSync(path.join(unfinishedDist, 'server.js'))) return false
  writeFileSync(structureStamp, ownStructure)
  writeFileSync(stampOf(unfinishedDist), wanted)
  replaceFolder(unfinishedDist, folder, formerDist)
  return true
}

/**
 * Gatsby's cache detects changed files, but neither settings nor the day: their old output would stay. Webpack's own cache detects
 * them. After packages change, Gatsby still takes the types of its nodes for those of a plugin that is gone, so all of it is cleared.
 */
function clearCacheIfEnvironmentChanged(settings: NodeJS.ProcessEnv): void {
  const packages = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  const current = `${packages} ${buildEnvironment(settings)}`
  const former = existsSync(cacheStamp) ? readFileSync(cacheStamp, 'utf8') : ''
  if (former === current) return
  mkdirSync('.cache', { recursive: true })
  for (const entry of readdirSync('.cache'))
    if (entry !== 'webpack' || !former.startsWith(packages))
      rmSync(path.join('.cache', entry), { recursive: true, force: true })
  writeFileSync(cacheStamp, current)
}

/**
 * With `public/`, Gatsby builds only what has changed. Files of pages that are gone would stay there and be published
 * again, so it is kept only if there can be none.
 */
function clearPublicIfStructureChanged(current: string): void {
  const known = existsSync(structureStamp) && readFileSync(structureStamp, 'utf8') === current
  rmSync(structureStamp, { force: true })
  if (!known) rmSync('public', { recursive: true, force: true })
}

if (argv[1]?.endsWith('src/commands/build.ts')) {
  const flag = { type: 'boolean', default: false } as const
  const { values } = parseArgs({ options: { always: flag, preview: flag, strict: flag } })
  exit(build(values) ? 0 : 1)
}
