import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { contentSecurityPolicy, policiesFile } from '../../hosting/content-security-policy'
import { mapWithConcurrency } from '../../hosting/map-with-concurrency'
import { type BuiltPage, describePage } from '../../outputs/built-page'
import { isHydrated } from '../../site/hydrated-pages'
import { nameCompilation } from './compilation-name'
import type { Built } from './log/loads'
import { pageLoad } from './log/page-load'
import { addOwnData } from './own-data'
import { parsePage } from './page'
import { removeUnused } from './remove-unused'
import { addIntegrity } from './script-integrity'
import { keepOwnStyles } from './styles/own-styles'

/** How many pages are read at once. */
const atOnce = 8

/**
 * Rewrites the built HTML, each page parsed once: rules that cannot apply on it and what only Gatsby's runtime reads are
 * removed, scripts get their `integrity`, and a page with state gets the data that its scripts start from. A page that Gatsby has
 * left as the former build made it stays as it is. The policy of each page is written for the adapter.
 * @param pages addresses of the built pages
 * @returns the pages, with what a browser loads for each; and those to be found, in the order of their addresses, as they describe
 *   themselves
 * @throws where a script or the data of a page is missing in `public/`
 */
export async function postprocessPages(
  pages: readonly string[],
): Promise<{ built: Built[]; listed: BuiltPage[] }> {
  const name = nameCompilation()
  const removeOtherStyles = keepOwnStyles()
  const built: Built[] = []
  const listed: BuiltPage[] = []
  const policies: Record<string, string> = {}
  await mapWithConcurrency(pages, atOnce, async (address) => {
    const file = path.join('public', address.endsWith('.html') ? address : `${address}/index.html`)
    const source = readFileSync(file, 'utf8')
    const page = await parsePage(source)
    // The styles first: the words of the data are none of the scripts'.
    await removeOtherStyles(page, address)
    removeUnused(page, isHydrated(address))
    addIntegrity(page)
    name(page)
    addOwnData(page, address)
    const html = page.toHtml()
    if (html !== source) writeFileSync(file, html)
    policies[file] = contentSecurityPolicy(page.inlineCode())
    built.push({ address, file, load: pageLoad(page, address) })
    const described = address.endsWith('.html') ? undefined : describePage(page.elements, address)
    if (described) listed.push(described)
  })
  mkdirSync(path.dirname(policiesFile), { recursive: true })
  writeFileSync(policiesFile, JSON.stringify(policies))
  return { built, listed: listed.sort((a, b) => (a.address < b.address ? -1 : 1)) }
}
