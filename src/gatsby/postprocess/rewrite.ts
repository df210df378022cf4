import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { memoize } from '../../cache/memoize'
import type { InlineCode } from '../../hosting/content-security-policy'
import { type Page, textOf } from './page'

const dataFolder = 'public/page-data'

const appData = path.join(dataFolder, 'app-data.json')

/**
 * Empties webpack's compilation hash, which Gatsby's runtime compares between the page and `app-data.json`: if a newer
 * build had been put in place, it would reload the page under its visitor, who would lose what was typed, and note that in
 * the browser's storage. A page has all its data (`addOwnData`), and its scripts stay (`activate.ts`). Cached and clean
 * builds have different hashes, too.
 * @returns a function that empties it in the HTML of a page; it is empty in `app-data.json` already
 */
export function emptyCompilationHash(): (html: string) => string {
  if (existsSync(appData)) writeFileSync(appData, JSON.stringify({ webpackCompilationHash: '' }))
  return (html) => html.replace(/(window\.___webpackCompilationHash=")[^"]*/, '$1')
}

/**
 * Removes unused markup: the meta element for Internet Explorer; the inline style of Gatsby's focus wrapper,
 * which the Content-Security-Policy forbids (`base.css` sets it instead); the list of all pages' scripts,
 * which only Gatsby's links need, for prefetching; and on static pages everything for Gatsby's runtime.
 */
export function removeUnused({ elements, remove }: Page, hydrated: boolean): void {
  for (const element of elements) {
    const { attribs } = element
    if (attribs.id === 'gatsby-chunk-mapping') remove(element)
    if (attribs.id === 'gatsby-focus-wrapper') delete attribs.style
    if (attribs['http-equiv'] === 'x-ua-compatible') remove(element)
    if (hydrated) continue
    delete attribs['data-gatsby-head']
    delete attribs['data-original-tag']
    if (attribs.id === 'gatsby-announcer') remove(element)
  }
}

/** Returns the hash that a browser compares with a script of `public/` (https://www.w3.org/TR/SRI/). */
const integrityOf = memoize((address: string) => {
  const hash = createHash('sha256').update(readFileSync(path.join('public', address)))
  return `sha256-${hash.digest('base64')}`
})

/**
 * Adds the hash of each script that a page loads, so that a changed one never runs.
 * @throws if a script is missing
 */
export function addIntegrity({ elements }: Page): void {
  for (const { name, attribs } of elements)
    if (name === 'script' && attribs.src?.startsWith('/')) attribs.integrity ??= integrityOf(attribs.src)
}

const dataStart = 'window.pageData='

type OwnData = { staticQueryHashes?: string[] }

/** Returns the result of a static query, which all pages share. */
const staticQuery = memoize((hash: string): unknown =>
  JSON.parse(readFileSync(path.join(dataFolder, `sq/d/${hash}.json`), 'utf8')),
)

/** Returns data as a script that no HTML in them can end. */
const asScript = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c').replaceAll('&', '\\u0026')

/**
 * Embeds the data of a hydrated page beside its scripts: its own, where Gatsby's runtime looks first, and those of static
 * queries, for `provideOwnData`. Data requested later could come from a newer build: React would then discard the page
 * and everything typed into it. All inline scripts there become one, as the policy of the page lists the hash of each.
 * @param address of the page
 * @throws if any of its data are missing
 */
export function addOwnData({ elements, joinScripts }: Page, address: string): void {
  const runtime = elements.find(({ name, attribs }) => name === 'template' && 'data-runtime' in attribs)
  if (!runtime || elements.some((each) => each.name === 'script' && textOf(each).startsWith(dataStart)))
    return
  const own: OwnData = JSON.parse(readFileSync(path.join(dataFolder, address, 'page-data.json'), 'utf8'))
  const shared = Object.fromEntries(
    (own.staticQueryHashes ?? []).map((hash) => [hash, staticQuery(hash)] as const),
  )
  // Without hashes, Gatsby's runtime requests no results.
  const page = asScript({ ...own, staticQueryHashes: [] })
  joinScripts(runtime, `${dataStart}${page};window.staticQueries=${asScript(shared)}`)
}

/** Returns the inline code of a page. Script elements with data never run (HTML, 4.12.1: "data block"). */
export function inlineCode({ present }: Page): InlineCode {
  const run = present().filter(({ attribs }) => !/^application\/(ld\+)?json$/.test(attribs.type ?? ''))
  const sources = (name: string) =>
    run
      .filter((each) => each.name === name)
      .map(textOf)
      .filter(Boolean)
  return { scripts: sources('script'), styles: sources('style') }
}
