import { readFileSync } from 'node:fs'
import { filesBelow } from '../../files/files-below'

export type SourceFile = { file: string; text: string }

/** Reads the site's own code, without tests and generated files, for the ids and keys in it. */
export function readSourceFiles(): SourceFile[] {
  return filesBelow('src')
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test\.tsx?|d\.ts)$/.test(file))
    .filter((file) => !file.startsWith('src/content/check/'))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
}
