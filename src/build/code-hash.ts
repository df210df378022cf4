import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { version } from 'node:process'

/** One hash of several parts, in their order. */
export const hashOf = (...parts: (string | Buffer)[]): string =>
  parts.reduce((hash, part) => hash.update(part).update('\0'), createHash('sha256')).digest('hex')

/** The code that is running: what it makes of a text, and is kept, is of no use to another. */
export const codeHash = hashOf(
  version,
  readFileSync('package-lock.json'),
  ...readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.test\.tsx?$|gatsby-types\.d\.ts$/.test(file))
    .sort()
    .map((file) => readFileSync(path.join('src', file))),
)
