import { readdirSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'esbuild'
import { classesByName } from './classes-by-name'
import { unfinishedDist } from './unfinished-dist'

/** Packages with native code, which are copied with their dependencies rather than bundled. */
const nativePackages = ['libsql', '@neon-rs', '@libsql', 'detect-libc']

/** Returns an entry of `node_modules` itself, or the packages of a scope. */
const packagesIn = (name: string) =>
  /^@[^/]+$/.test(name) ? readdirSync(path.join('node_modules', name)).map((one) => `${name}/${one}`) : [name]

/** The server's programs: source file, and file in `dist/`. */
const programFiles = [
  ['src/hosting/main.ts', 'server.js'],
  ['src/hosting/activate.ts', 'activate.js'],
  ['src/estimate/server/render.tsx', 'pages.js'],
  ['src/inquiries/cli/inquiries.ts', 'inquiries.js'],
  ['src/inquiries/cli/backup.ts', 'backup.js'],
  ['src/inquiries/cli/alert.ts', 'alert.js'],
  // Separate from the functions, which load it only if DATABASE_URL is set.
  ['node_modules/pg/lib/index.js', 'node_modules/pg/index.js'],
] as const

/**
 * Writes the server's programs into the unfinished `dist/`.
 * @returns their source files
 */
export async function writePrograms(): Promise<string[]> {
  const sources: string[] = []
  for (const [entry, file] of programFiles) sources.push(...(await bundle(entry, file)))
  for (const name of nativePackages) {
    sources.push(...packagesIn(name).map((one) => `node_modules/${one}/package.json`))
    await cp(path.resolve('node_modules', name), path.join(unfinishedDist, 'node_modules', name), {
      recursive: true,
      dereference: true,
    })
  }
  return sources
}

/**
 * Bundles a program and all its imports into one file for Node.
 * @returns its source files
 */
export async function bundle(entry: string, file: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [path.resolve(entry)],
    outfile: path.resolve(unfinishedDist, file),
    bundle: true,
    platform: 'node',
    target: 'node20',
    external: ['pg-native', 'pg-cloudflare'],
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [classesByName],
    logLevel: 'error',
    metafile: true,
  })
  return Object.keys(metafile.inputs)
}
