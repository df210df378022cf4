import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { arch, platform, version } from 'node:process'
import { hashOf } from '../cache/hash-of'
import { bodyOf } from '../content/articles/article-file'
import { filesBelow } from '../files/files-below'
import { sourceCommit } from '../files/git'
import { buildDay } from '../settings/clock'

/** The files and folders that a build reads, beside the content. */
export const inputs = [
  'src',
  'static',
  'deploy',
  '.parcelrc',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-browser.ts',
  'gatsby-ssr.tsx',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
]

/** Environment variables that we read, then those of Gatsby, Babel and Browserslist. */
const ofEnvironment =
  /^(SITE_URL|CONTENT_FOLDER|PREVIEW|SOURCE_DATE_EPOCH|GATSBY_\w+|PREFIX_PATHS|REACT_PROFILE|BABEL_ENV|BROWSERSLIST\w*)$/

/** Gatsby builds for production by default. */
const modeOf = ({ NODE_ENV }: NodeJS.ProcessEnv) => NODE_ENV || 'production'

/** The settings file that Gatsby reads too, if it exists. */
const settingsFile = (settings: NodeJS.ProcessEnv) => `.env.${settings.GATSBY_ACTIVE_ENV || modeOf(settings)}`

/**
 * Returns the inputs of a build that are not in files: settings, the day that prices and dates are compared
 * with, and the version and platform of Node, as native code is copied to `dist/`.
 */
export const buildEnvironment = (settings: NodeJS.ProcessEnv): string => {
  const relevant = Object.entries(settings).filter(([name]) => ofEnvironment.test(name))
  return JSON.stringify([relevant.sort(), modeOf(settings), buildDay(), version, platform, arch])
}

function hashOfInputs(settings: NodeJS.ProcessEnv, read: (file: string) => string | Buffer): string {
  const hash = createHash('sha256').update(buildEnvironment(settings))
  const optional = settingsFile(settings)
  const named = existsSync(optional) ? [...inputs, optional] : inputs
  const files = [
    ...filesBelow(settings.CONTENT_FOLDER || 'content'),
    ...named.flatMap((input) => (input.includes('.') ? [input] : filesBelow(input))),
  ]
  for (const file of files.filter((name) => !/\.test\.tsx?$/.test(name)).sort()) {
    hash.update(file).update('\0').update(read(file)).update('\0')
  }
  return hash.digest('hex')
}

/** Hashes every input of a build, and the commit that the site names: equal hashes mean equal sites. */
export const fingerprint = (settings: NodeJS.ProcessEnv): string =>
  hashOf(
    hashOfInputs(settings, (file) => readFileSync(file)),
    JSON.stringify(sourceCommit()),
  )

/**
 * Returns the parts of an article that decide which files are built from it: its front matter, and the names
 * of the files in its folder that its text mentions.
 */
function structureOfArticle(file: string): string {
  const source = readFileSync(file, 'utf8')
  const body = bodyOf(source)
  const named = readdirSync(path.dirname(file)).filter((name) => body.includes(name))
  return [source.slice(0, source.length - body.length), ...named.sort()].join('\0')
}

/**
 * Hashes everything that decides which files a build writes. Builds with equal hashes differ only in the text
 * of articles, so the second leaves no stale file of the first.
 */
export const structureHash = (settings: NodeJS.ProcessEnv): string =>
  hashOfInputs(settings, (file) => (file.endsWith('.mdx') ? structureOfArticle(file) : readFileSync(file)))
