import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { version } from 'node:process'
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

/** Hash of our code: output cached by another version is invalid. */
export const codeHash = hashOf(version, filesHash(['package-lock.json', ...codeBelow('src')]))
