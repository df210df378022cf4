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

/** Where a preview stands, beside the site itself. */
export const previewFolder = 'dist-preview'

/** Says of which sources a folder was built. It is written last: a folder that has it is whole. */
const stampOf = (folder: string) => path.join(folder, '.built-from')

type Options = {
  /** Build even where nothing has changed. */
  always?: boolean
  /** Build what `PREVIEW=1` shows, into a folder of its own. */
  preview?: boolean
  /** Take a build that warns of anything as failed. */
  strict?: boolean
}

/**
 * Builds `public/` and `dist/`, or `dist-preview/`, where anything has changed since they were built. Until all is built, and
 * where that fails, the former folder stays as it is: a server may run from it.
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
 * Gatsby's cache sees files change, but neither settings nor the day: data cached under others would stay. Bundles do not: webpack
 * sees what it is given. After a change of packages Gatsby still takes the types of its nodes for those of a plugin that is gone,
 * so all of the cache goes.
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
 * With `public/`, Gatsby knows what it has built and builds what has changed; without it, everything. Files that no page has
 * any more would stay there and be published again, so it is kept only where there can be none.
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
