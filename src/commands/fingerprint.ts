import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { env, version } from 'node:process'
import { buildDay } from '../build/clock'

const inputs = [
  'content',
  'src',
  'static',
  'deploy',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
  'package-lock.json',
]

/** What a build depends on and no file holds: settings, the day that prices and dates are judged by, Node itself. */
export const circumstances = (settings = env): string =>
  JSON.stringify([settings.SITE_URL, settings.PREVIEW, settings.SOURCE_DATE_EPOCH, buildDay(), version])

function filesBelow(input: string): string[] {
  const entries = readdirSync(input, { withFileTypes: true, recursive: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
}

function hashOf(settings: NodeJS.ProcessEnv, read: (file: string) => string | Buffer): string {
  const hash = createHash('sha256').update(circumstances(settings))
  const files = inputs.flatMap((input) => (path.extname(input) ? [input] : filesBelow(input)))
  for (const file of files.filter((name) => !/\.test\.tsx?$|gatsby-types\.d\.ts$/.test(name)).sort()) {
    hash.update(file).update('\0').update(read(file)).update('\0')
  }
  return hash.digest('hex')
}

/** A hash of everything that goes into a build: equal hashes, equal sites. */
export const fingerprint = (settings = env): string => hashOf(settings, (file) => readFileSync(file))

/** Of an article, what decides which files are made of it: its front matter, and the pictures in its text. */
const frameOfArticle = (source: string): string =>
  [/^---[\s\S]*?^---/m, /<Figure[\s\S]*?>/g].flatMap((part) => source.match(part) ?? []).join('\0')

/**
 * A hash of everything that decides which files a build makes. Two builds of equal frames differ in the text of articles
 * alone, so the second leaves no file of the first behind.
 */
export const frame = (settings = env): string =>
  hashOf(settings, (file) =>
    file.endsWith('.mdx') ? frameOfArticle(readFileSync(file, 'utf8')) : readFileSync(file),
  )
