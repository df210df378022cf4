import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { contentSecurityPolicy, policiesFile } from '../../hosting/content-security-policy'
import { mapWithConcurrency } from '../../hosting/map-with-concurrency'
import { type BuiltPage, describePage } from '../../outputs/built-page'
import { isHydrated } from '../../site/hydrated-pages'
import { openLogWriter } from './log/log-writer'
import { pageLoad, scriptsOf } from './log/page-load'
import type { Weigh, Weighed } from './log/weigh'
import { parsePage } from './page'
import { isProof } from './proof/write-proof'
import { addIntegrity, addOwnData, emptyCompilationHash, inlineCode, removeUnused } from './rewrite'
import { keepOwnStyles } from './styles/own-styles'

/** Pages processed concurrently. */
const atOnce = 8

/**
 * Rewrites the built HTML, parsing each page once: removes unused CSS rules and what only Gatsby's runtime
 * reads, adds the `integrity` of scripts, embeds the data of hydrated pages, and adds the log of each page
 * except those of proof, which need the weights of all others. Pages that come out unchanged are not written
 * again. Writes the policy of each page for the adapter.
 * @param pages addresses of the built pages
 * @returns all pages, with what a browser loads for each; and the metadata of the pages for search engines,
 * sorted by address
 * @throws if a file that a page loads, or its data, is missing in `public/`, or a log never becomes correct
 */
export async function postprocessPages(
  pages: readonly string[],
  weigh: Weigh,
): Promise<{ weighed: Weighed[]; listed: BuiltPage[] }> {
  const withoutHash = emptyCompilationHash()
  const removeOtherStyles = keepOwnStyles()
  const logs = openLogWriter(weigh)
  const weighed: Weighed[] = []
  const listed: BuiltPage[] = []
  const policies: Record<string, string> = {}
  await mapWithConcurrency(pages, atOnce, async (address) => {
    const file = path.join('public', address.endsWith('.html') ? address : `${address}/index.html`)
    const source = readFileSync(file, 'utf8')
    const page = await parsePage(withoutHash(source))
    const scripts = scriptsOf(page, address)
    // Before data is embedded, whose words would count as words of scripts.
    await removeOtherStyles(page, address, scripts)
    removeUnused(page, isHydrated(address))
    addIntegrity(page)
    addOwnData(page, address)
    policies[file] = contentSecurityPolicy(inlineCode(page))
    const own = { address, file, load: pageLoad(page, scripts) }
    const html = isProof(own) ? page.toHtml() : await logs.htmlOf(page, own)
    if (html !== source) writeFileSync(file, html)
    weighed.push({ ...own, weights: await weigh(own, html) })
    const described = address.endsWith('.html') ? undefined : describePage(page.elements, address)
    if (described) listed.push(described)
  })
  logs.prune()
  mkdirSync(path.dirname(policiesFile), { recursive: true })
  writeFileSync(policiesFile, JSON.stringify(policies))
  return { weighed, listed: listed.sort((a, b) => (a.address < b.address ? -1 : 1)) }
}
