/**
 * What `npm run check` runs: `check.ts` in one file. To load some hundred small modules takes longer than to check, so they
 * are bundled once, and again whenever the code or a package has changed.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'

const folder = path.resolve('node_modules/.cache/check')

const code = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => path.join(entry.parentPath, entry.name))
const hash = createHash('sha256').update(process.version)
for (const file of ['package-lock.json', ...code.sort()]) hash.update(file).update(readFileSync(file))
const bundle = path.join(folder, `${hash.digest('hex').slice(0, 16)}.mjs`)

if (!existsSync(bundle)) {
  const { build } = await import('esbuild')
  const unfinished = `${bundle}.${process.pid}`
  await build({
    entryPoints: ['src/commands/check.ts'],
    outfile: unfinished,
    bundle: true,
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    // Native code stays a package.
    external: ['sharp'],
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: 'error',
  })
  renameSync(unfinished, bundle)
  for (const name of readdirSync(folder))
    if (path.join(folder, name) !== bundle) rmSync(path.join(folder, name), { force: true })
}
await import(pathToFileURL(bundle).href)
