import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { argv, env, exit } from 'node:process'
import { hashOf } from '../cache/hash-of'
import { structureStamp } from '../cache/structure-stamp'
import { unfinishedDist } from '../hosting/unfinished-dist'
import { buildEnvironment, fingerprint, structureHash } from './fingerprint'
import { forAuthors } from './for-authors'
import { reserveGatsby } from './reserve-gatsby'

const cacheStamp = '.cache/.made-under'

/**
 * Babel's own cache. webpack keeps what Babel compiles anyway, and hashes it differently if it comes from here; names of
 * variables in minified scripts depend on these hashes, so a build would differ from a clean one.
 */
const babelCache = '.cache/webpack/babel'

/** The former of a folder that a build replaces, until what a server has stored in it is in the new one. */
const formerOf = (folder: string) => `.cache/former-${folder.replaceAll('/', '-')}`

/** The folder of a preview, beside the site itself. */
export const previewFolder = 'dist-preview'

/** Returns the file that records the sources of a build. Written last: a folder that has it is complete. */
const stampOf = (folder: string) => path.join(folder, '.built-from')

type BuildOptions = {
  /** Build even if nothing has changed. */
  always?: boolean
  /** Build with `PREVIEW=1`, into a separate folder. */
  preview?: boolean
  /** Fail on any warning. */
  strict?: boolean
  /** The folder of the built site. */
  folder?: string
  /** Settings of this build beside those of the environment, for instance `CONTENT_FOLDER`. */
  settings?: NodeJS.ProcessEnv
}

/**
 * Builds `public/` and `dist/`, or another folder, if anything has changed since the last build. Until the
 * build succeeds, the former folder stays: a server may run from it.
 * @returns false if the build failed
 * @throws AuthorError if Gatsby cannot build in this folder, or not now
 */
export function build(options: BuildOptions = {}): boolean {
  const { always = false, preview = false, strict = false } = options
  const { folder = preview ? previewFolder : 'dist' } = options
  // If the last build was killed as it put its own in place.
  bringBackData(folder)
  const stamp = stampOf(folder)
  const settings = { ...env, ...(preview && { PREVIEW: '1' }), ...options.settings }
  const wanted = fingerprint(settings)
  if (!always && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) {
    const hint = folder === 'dist' ? ' "npm run build -- --always" builds it all the same.' : ''
    console.log(`${folder}/ is of these sources already.${hint}`)
    return true
  }
  const release = reserveGatsby()
  try {
    console.log(preview ? 'Building a preview …' : 'Building the site …')
    if (!runGatsby(settings, strict)) return false
    writeFileSync(stampOf(unfinishedDist), wanted)
    putInPlace(folder)
    return true
  } finally {
    release()
  }
}

/** Runs Gatsby, which writes the unfinished `dist/`. @returns whether it succeeded */
function runGatsby(settings: NodeJS.ProcessEnv, strict: boolean): boolean {
  for (const leftover of [unfinishedDist, babelCache]) rmSync(leftover, { recursive: true, force: true })
  clearCacheIfEnvironmentChanged(settings)
  const ownStructure = structureHash(settings)
  clearPublicIfStructureChanged(ownStructure)
  const { status } = spawnSync(
    'node_modules/.bin/tsx',
    ['src/commands/gatsby-build.ts', ...(strict ? ['--strict'] : [])],
    {
      stdio: 'inherit',
      // Parcel compiles gatsby-config.ts and gatsby-node.ts sooner without starting a worker.
      env: { ...settings, GATSBY_TELEMETRY_DISABLED: '1', CI: 'true', PARCEL_WORKERS: '0' },
    },
  )
  if (status !== 0 || !existsSync(path.join(unfinishedDist, 'server.js'))) return false
  writeFileSync(structureStamp, ownStructure)
  return true
}

/** Replaces a folder by renaming, so that a server that runs from it never finds it half copied. */
function putInPlace(folder: string): void {
  if (existsSync(folder)) renameSync(folder, formerOf(folder))
  renameSync(unfinishedDist, folder)
  bringBackData(folder)
}

/** Moves what a server that was started in the former folder has stored there (`DATA_DIR` is `./data` by default). */
function bringBackData(folder: string): void {
  const former = formerOf(folder)
  const stored = path.join(former, 'data')
  if (existsSync(stored)) {
    mkdirSync(folder, { recursive: true })
    renameSync(stored, path.join(folder, 'data'))
  }
  rmSync(former, { recursive: true, force: true })
}

/**
 * Clears Gatsby's cache if settings or the day have changed: it detects only changed files, so outdated
 * output would stay. webpack's own cache detects these and is kept. If packages have changed, everything is
 * cleared, as Gatsby would still assign the types of its nodes to a plugin that is gone. What servers have stored stays.
 */
function clearCacheIfEnvironmentChanged(settings: NodeJS.ProcessEnv): void {
  const packages = hashOf(readFileSync('package-lock.json'))
  const current = `${packages} ${buildEnvironment(settings)}`
  const former = existsSync(cacheStamp) ? readFileSync(cacheStamp, 'utf8') : ''
  if (former === current) return
  mkdirSync('.cache', { recursive: true })
  for (const entry of readdirSync('.cache'))
    if (!entry.startsWith('former-') && (entry !== 'webpack' || !former.startsWith(packages)))
      rmSync(path.join('.cache', entry), { recursive: true, force: true })
  writeFileSync(cacheStamp, current)
}

/**
 * Clears `public/` if files of removed pages may be in it, which would be published again. Otherwise it is
 * kept, and Gatsby builds only what has changed.
 */
function clearPublicIfStructureChanged(current: string): void {
  const known = existsSync(structureStamp) && readFileSync(structureStamp, 'utf8') === current
  rmSync(structureStamp, { force: true })
  if (!known) rmSync('public', { recursive: true, force: true })
}

if (argv[1]?.endsWith('src/commands/build.ts')) {
  const flag = { type: 'boolean', default: false } as const
  const options = { always: flag, preview: flag, strict: flag } as const
  void forAuthors({ args: argv.slice(2), options }, (_, { values }) => exit(build(values) ? 0 : 1))
}
