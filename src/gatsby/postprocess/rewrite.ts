import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { InlineCode } from '../../hosting/content-security-policy'
import { type Page, textOf } from './page'

const appData = 'public/page-data/app-data.json'

/**
 * Replaces the compilation name that Gatsby's runtime compares, in the page and in `app-data.json`, to detect a newer
 * build. webpack's own differs between cached and clean builds; this one derives from the names of the scripts and
 * style sheets, which contain content hashes, so that equal sites are equal to the byte.
 * @returns a function that sets it in the HTML of a page; `app-data.json` has it already
 */
export function nameCompilation(): (html: string) => string {
  if (!existsSync(appData)) return (html) => html
  const name = createHash('sha256').update(readFileSync('public/chunk-map.json')).digest('hex').slice(0, 20)
  writeFileSync(appData, JSON.stringify({ webpackCompilationHash: name }))
  return (html) => html.replace(/(window\.___webpackCompilationHash=")[^"]*/, `$1${name}`)
}

/**
 * Removes unused markup: what is for Internet Explorer, the inline style of Gatsby's focus wrapper, which a strict
 * Content-Security-Policy would forbid and `base.css` repeats, the list of all pages' scripts, from which Gatsby's links
 * prefetch (ours are plain), and on static pages everything for Gatsby's runtime.
 */
export function removeUnused({ elements, remove, setText }: Page, hydrated: boolean): void {
  for (const element of elements) {
    const { attribs } = element
    if (attribs.id === 'gatsby-chunk-mapping') setText(element, 'window.___chunkMapping={}')
    if (attribs.id === 'gatsby-focus-wrapper') delete attribs.style
    if (attribs['http-equiv'] === 'x-ua-compatible') remove(element)
    if (hydrated) continue
    delete attribs['data-gatsby-head']
    delete attribs['data-original-tag']
    if (attribs.id === 'gatsby-announcer') remove(element)
  }
}

const integrities = new Map<string, string>()

/** Returns the hash that a browser compares with a script of `public/` (https://www.w3.org/TR/SRI/). */
function integrityOf(address: string): string {
  const hash = () =>
    createHash('sha256')
      .update(readFileSync(path.join('public', address)))
      .digest('base64')
  const integrity = integrities.get(address) ?? `sha256-${hash()}`
  integrities.set(address, integrity)
  return integrity
}

/**
 * Adds the hash of each script that a page loads, so that a changed one never runs.
 * @throws if a script is missing
 */
export function addIntegrity({ elements }: Page): void {
  for (const { name, attribs } of elements)
    if (name === 'script' && attribs.src?.startsWith('/')) attribs.integrity ??= integrityOf(attribs.src)
}

const dataStart = 'window.pageData='

/**
 * Embeds the data of a hydrated page beside its scripts, where Gatsby's runtime looks first. If it were requested
 * later, it could come from a newer build: React would then discard the page, with what a visitor has typed.
 * @param address of the page
 * @throws if it has no data
 */
export function addOwnData({ elements, prependScript }: Page, address: string): void {
  const runtime = elements.find(({ name, attribs }) => name === 'template' && 'data-runtime' in attribs)
  if (!runtime || elements.some((each) => each.name === 'script' && textOf(each).startsWith(dataStart)))
    return
  const data = readFileSync(path.join('public/page-data', address, 'page-data.json'), 'utf8')
  prependScript(runtime, `${dataStart}${data.replaceAll('<', '\\u003c').replaceAll('&', '\\u0026')}`)
}

/** Returns the inline code of a page. Data in a script element never runs (HTML, 4.12.1: "data block"). */
export function inlineCode({ present }: Page): InlineCode {
  const run = present().filter(({ attribs }) => !/^application\/(ld\+)?json$/.test(attribs.type ?? ''))
  const sources = (name: string) =>
    run
      .filter((each) => each.name === name)
      .map(textOf)
      .filter(Boolean)
  return { scripts: sources('script'), styles: sources('style') }
}
