import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readSite } from '../../../content/site'
import { everyAnswer, headersOfFile } from '../../../hosting/headers'
import { billOfMaterials } from '../../../hosting/sbom'
import { buildDay } from '../../../settings/clock'

/** What the proof says beside what pages weigh. */
export type ProofFacts = {
  /** Like 2026-11-23. */
  day: string
  /** The address of the site, without a slash at its end. */
  site: string
  /** Of the sources; nothing where they are in no git repository. */
  commit: string | undefined
  /** Whether the sources were changed since. */
  changed: boolean
  /** The list of `files`, as `sha256sum --check` reads it. */
  list: string
  /** Names and versions of the packages that a browser gets code of. */
  packages: string[]
  headers: string[]
}

function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    // No git, or no repository: the page says so.
    return undefined
  }
}

/** Files that a browser reads or runs, but for the pages of proof and of previews. */
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

/** Reads what the proof says of the build, once all other pages are in `public/` as they will be sent. */
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
