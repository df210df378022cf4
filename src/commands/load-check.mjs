/**
 * Bundles `check.ts` for `npm run check` and `npm run dev`, as loading some hundred small modules takes longer than
 * checking. It is bundled again when the code or a package has changed; parsed articles are cached beside it.
 */
import './install.mjs'
import { createHash } from 'node:crypto'
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'

const home = path.resolve(import.meta.dirname, '../..')
const cache = path.join(home, 'node_modules/.cache/check')

const code = readdirSync(path.join(home, 'src'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => path.join(entry.parentPath, entry.name))
const hash = createHash('sha256').update(process.version)
for (const file of [path.join(home, 'package-lock.json'), ...code.sort()])
  hash.update(file).update(readFileSync(file))
const version = hash.digest('hex').slice(0, 16)
const folder = path.join(cache, version)
const bundle = path.join(folder, 'check.mjs')

/** Returns whether the cache can be written: not so in somebody else's checkout. */
function isWritable() {
  try {
    mkdirSync(path.join(folder, 'articles'), { recursive: true })
    accessSync(path.join(folder, 'articles'), constants.W_OK)
    return true
  } catch {
    return false
  }
}

const writable = isWritable()
if (writable && !existsSync(bundle)) {
  const { build } = await import('esbuild')
  const unfinished = `${bundle}.${process.pid}`
  await build({
    entryPoints: [path.join(home, 'src/commands/check.ts')],
    outfile: unfinished,
    absWorkingDir: home,
    bundle: true,
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    // Packages with native code cannot be bundled.
    external: ['sharp', 'fsevents'],
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: 'error',
  })
  renameSync(unfinished, bundle)
  for (const other of readdirSync(cache))
    if (other !== version) rmSync(path.join(cache, other), { recursive: true, force: true })
}
/** Where articles parsed by this version of the code are cached; for this run only if that cannot be written. */
export const cacheFolder = writable
  ? path.join(folder, 'articles')
  : mkdtempSync(path.join(tmpdir(), 'site-check-'))
if (!writable) process.once('exit', () => rmSync(cacheFolder, { recursive: true, force: true }))
const require = createRequire(import.meta.url)
if (!existsSync(bundle)) require('tsx/cjs/api').register()
export const { check, develop } = existsSync(bundle)
  ? await import(pathToFileURL(bundle).href)
  : require('./check.ts')
