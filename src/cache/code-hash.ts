import { cwd, version } from 'node:process'
import { buildSync } from 'esbuild'
import { filesHash, hashOf } from './hash-of'

/** Returns the paths of a module and of everything of ours that it imports, sorted. */
export function importedBy(entry: string, project = cwd()): string[] {
  const { metafile } = buildSync({
    absWorkingDir: project,
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
export const codeHash = (entry: string, project = cwd()): string =>
  hashOf(version, filesHash(['package-lock.json', ...importedBy(entry, project)], project))
