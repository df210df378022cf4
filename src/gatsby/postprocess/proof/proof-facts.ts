import { readSite } from '../../../content/site'
import { checksumsOf } from '../../../files/checksums'
import { sourceCommit } from '../../../files/git'
import { everyAnswer, headersOfFile } from '../../../hosting/headers'
import { billOfMaterials } from '../../../hosting/sbom'
import { buildDay } from '../../../settings/clock'

/** The data of the proof besides page weights. */
export type ProofFacts = ReturnType<typeof proofFacts>

/**
 * Returns whether browsers read or run a file. Excludes the pages of proof, which cannot contain their own
 * hash, `404.html`, which is not served, and the style guide, which only previews have.
 */
const isListed = (file: string) =>
  /\.(html|js|woff2)$/.test(file) &&
  !/^(404\.html$|((fr\/)?(proof|styleguide)|_gatsby|~partytown)\/)/.test(file)

/** Reads the facts of the build, once all other pages are final in `public/`. */
export function proofFacts() {
  const { components } = billOfMaterials('public', [])
  const headers = { ...everyAnswer, ...headersOfFile('index.html') }
  return {
    day: buildDay(),
    site: readSite().url,
    ...sourceCommit(),
    /** In the format of `sha256sum --check`. */
    list: checksumsOf('public', isListed),
    /** Names and versions of the packages whose code ships to browsers. */
    packages: components.map(({ name, version }) => `${name} ${version}`),
    headers: Object.entries(headers)
      .filter(([name, value]) => value && name !== 'content-security-policy')
      .map(([name, value]) => `${name}: ${value}`),
  }
}
