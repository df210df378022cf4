import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { cwd, version } from 'node:process'
import { buildSync } from 'esbuild'
import { filesBelow } from '../files/files-below'

/** Returns one hash of several parts, in order. */
export const hashOf = (...parts: (string | Buffer)[]): string =>
  parts.reduce((hash, part) => hash.update(part).update('\0'), createHash('sha256')).digest('hex')

/** Returns the paths of the code below a folder, sorted, without tests. */
export const codeBelow = (folder: string): string[] =>
  filesBelow(folder).filter((file) => /\.([cm]?tsx?|css)$/.test(file) && !/\.test\./.test(file))

/** Returns one hash of files: their names and contents. */
export const filesHash = (files: readonly string[]): string =>
  hashOf(...files.flatMap((file) => [file, readFileSync(file)]))

/** Returns the paths of a module and of everything of ours that it imports, sorted. */
export function importedBy(entry: string): string[] {
  const { metafile } = buildSync({
    absWorkingDir: cwd(),
    entryPoints: [entry],
    bundle: true,
    packages: 'external',
    platform: 'node',
    loader: { '.css': 'empty' },
    write: false,
    metafile: true,
    logLevel: 'error',
  })
  return Object.keys(metafile.inputs).sort()
}

/** Returns one hash of a module, all that it imports, and Node: output cached by other code is invalid. */
export const codeHash = (entry: string): string =>
  hashOf(version, filesHash(['package-lock.json', ...importedBy(entry)]))
