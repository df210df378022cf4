import { symlinkSync } from 'node:fs'
import path from 'node:path'
import { buildSync } from 'esbuild'
import { temporaryFolder } from '../support/temporary-folder'

/** Bundles a command of `src/inquiries/cli` as the adapter does, with the packages near it. @returns its file */
export function bundled(command: string): string {
  const folder = temporaryFolder()
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'))
  const outfile = path.join(folder, `${command}.js`)
  const entryPoints = [`src/inquiries/cli/${command}.ts`]
  buildSync({ entryPoints, outfile, bundle: true, platform: 'node', target: 'node20' })
  return outfile
}
