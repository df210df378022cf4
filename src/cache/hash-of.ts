import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** Returns one hash of several parts, in order. */
export const hashOf = (...parts: (string | Buffer)[]): string =>
  parts.reduce((hash, part) => hash.update(part).update('\0'), createHash('sha256')).digest('hex')

/** Returns one hash of files: their names and contents. */
export const filesHash = (files: readonly string[]): string =>
  hashOf(...files.flatMap((file) => [file, readFileSync(file)]))
