import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readSite } from '../../../content/site'
import { everyAnswer, headersOfFile } from '../../../hosting/headers'
import { billOfMaterials } from '../../../hosting/sbom'
import { buildDay } from '../../../settings/clock'

/** The data of the proof besides page weights. */
export type ProofFacts = {
  /** Like 2026-11-23. */
  day: string
  /** The address of the site, without a trailing slash. */
  site: string
  /** Commit of the sources; undefined outside a git repository. */
  commit: string | undefined
  /** Whether the sources differ from the commit. */
  changed: boolean
  /** The list of `files`, in the format of `sha256sum --check`. */
  list: string
  /** Names and versions of the packages whose code ships to browsers. */
  packages: string[]
  headers: string[]
}

function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    // The page then says that there is no git repository.
    return undefined
  }
}

/**
 * Returns whether browsers read or run a file. Excludes the pages of proof, which cannot contain their own
 * hash, and the style guide, which only previews have.
 */
const isListed = (file: string) =>
  /\.(html|js|woff2)$/.test(file) && !/^((fr\/)?(proof|styleguide)|_gatsby|~partytown)\//.test(file)

function listOf(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)).replaceAll('\\', '/'))
    .filter(isListed)
    .sort()
    .map((file) => {
      const hash = createHash('sha256').update(readFileSync(path.join(folder, file)))
      return `${hash.digest('hex')}  ${file}\n`
    })
    .join('')
}

/** Reads the facts of the build, once all other pages are final in `public/`. */
export function proofFacts(): ProofFacts {
  const { components } = billOfMaterials('public', [])
  const headers = { ...everyAnswer, ...headersOfFile('index.html') }
  return {
    day: buildDay(),
    site: readSite().url,
    commit: git('rev-parse', 'HEAD'),
    changed: git('status', '--porcelain') !== '',
    list: listOf('public'),
    packages: components.map(({ name, version }) => `${name} ${version}`),
    headers: Object.entries(headers)
      .filter(([name, value]) => value && name !== 'content-security-policy')
      .map(([name, value]) => `${name}: ${value}`),
  }
}
