import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Returns one hash of several parts, in order. */
export const hashOf = (...parts: (string | Buffer)[]): string =>
  parts.reduce((hash, part) => hash.update(part).update('\0'), createHash('sha256')).digest('hex')

/** Returns one hash of files: their names and contents. @param folder to which the names are relative */
export const filesHash = (files: readonly string[], folder = ''): string =>
  hashOf(...files.flatMap((file) => [file, readFileSync(path.join(folder, file))]))
