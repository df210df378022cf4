import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { argv } from 'node:process'
import { estimatePath } from '../../offers/estimate-link'
import { type Language, localPath } from '../../site/languages'
import { type Catalogue, catalogueOf } from '../catalogue'

/** Relative to the running program, `dist/server.js`. */
const publicFolder = () => path.join(path.dirname(argv[1] ?? ''), 'public')

const catalogues = new Map<Language, Catalogue>()

/**
 * Reads the catalogue that the estimate's page was built with, so that page and server cannot disagree.
 *
 * @returns undefined if no site was built, as in development
 */
export function builtCatalogue(language: Language): Catalogue | undefined {
  const known = catalogues.get(language)
  if (known) return known
  const file = path.join(publicFolder(), 'page-data', localPath(estimatePath, language), 'page-data.json')
  if (!existsSync(file)) return undefined
  const { result }: { result: { data: Queries.EstimatePartsFragment } } = JSON.parse(
    readFileSync(file, 'utf8'),
  )
  const catalogue = catalogueOf(result.data, language)
  catalogues.set(language, catalogue)
  return catalogue
}

/**
 * Reads the HTML of a built page.
 *
 * @throws the file system's error if there is none
 */
export const readBuiltPage = (address: string): string =>
  readFileSync(path.join(publicFolder(), address, 'index.html'), 'utf8')
