import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { memoize } from '../../../cache/memoize'
import { type Element, type Page, textOf } from '../page'

/** The scripts that a browser loads for a page, by address. */
export type Scripts = {
  scripts: string[]
  /** Scripts loaded once the visitor turns to a form. */
  waiting: string[]
}

/** The files that a browser loads for a page, by address, and the size of the page. */
export type PageLoad = Scripts & {
  fonts: string[]
  styles: string[]
  /** For each picture its alternative files, of which one is loaded. */
  pictures: string[][]
  /** Elements in the parsed page. */
  nodes: number
  /** Other sites from which the page loads anything. */
  thirdParties: string[]
  /** Scripts that could set a cookie. */
  cookieScripts: number
}

/** A built page, with the files that a browser loads for it. */
export type Built = { address: string; file: string; load: PageLoad }

const addressesIn = (set: string | undefined): string[] =>
  (set ?? '').split(',').flatMap((source) => source.trim().split(/\s/)[0] || [])

/** Returns the files of a picture: those of its first format, which browsers prefer, or its only ones. */
function filesOf({ parent, attribs }: Element): string[] {
  const source =
    parent && 'name' in parent && parent.name === 'picture'
      ? parent.children.find((child) => 'attribs' in child && child.name === 'source')
      : undefined
  const offered = addressesIn(source && 'attribs' in source ? source.attribs.srcset : attribs.srcset)
  return offered.length > 0 ? offered : [attribs.src ?? '']
}

const sourcesOf = (elements: readonly Element[]) =>
  elements.flatMap(({ name, attribs: { src } }) => (name === 'script' && src ? [src] : []))

/**
 * Returns the scripts of a page, and those that it keeps in a template, with everything that these may load
 * later.
 * @param address of the page
 */
export function scriptsOf({ present }: Page, address: string): Scripts {
  const scripts = sourcesOf(present('template', 'noscript'))
  const waiting = sourcesOf(present('noscript')).filter((script) => !scripts.includes(script))
  return { scripts, waiting: waiting.length > 0 ? [...waiting, ...scriptsOfComponent(address)] : [] }
}

/**
 * Returns the files that a browser loads for a document, except the site's icon and manifest, which are
 * loaded once per site.
 */
export function pageLoad({ present }: Page, { scripts, waiting }: Scripts): PageLoad {
  const live = present('template', 'noscript')
  const of = (name: string) => live.filter((element) => element.name === name)
  const linked = (rel: string) =>
    of('link').flatMap(({ attribs }) => (attribs.rel === rel && attribs.href ? [attribs.href] : []))
  const all = {
    scripts,
    waiting,
    fonts: linked('preload'),
    styles: linked('stylesheet'),
    pictures: of('img').map(filesOf),
  }
  const loaded = Object.values(all).flat(2)
  return {
    ...all,
    nodes: live.length,
    thirdParties: [...new Set(loaded.filter((one) => /^(https?:)?\/\//.test(one)))],
    cookieScripts:
      of('script').filter((script) => setsCookies(textOf(script))).length +
      [...scripts, ...waiting].filter(fileSetsCookies).length,
  }
}

const setsCookies = (source: string) => /document\.cookie|cookieStore/.test(source)

const fileSetsCookies = memoize((script: string) =>
  setsCookies(readFileSync(path.join('public', script), 'utf8')),
)

type Stats = { assetsByChunkName: Record<string, string[]> }

/** Returns the scripts of a page's component, and everything that these may load later. */
function scriptsOfComponent(address: string): string[] {
  const data = path.join('public/page-data', address === '/' ? 'index' : address, 'page-data.json')
  const { componentChunkName }: { componentChunkName: string } = JSON.parse(readFileSync(data, 'utf8'))
  return scriptsOfChunk(componentChunkName)
}

/** Many pages have the same component. */
const scriptsOfChunk = memoize((name: string): string[] => {
  const { assetsByChunkName }: Stats = JSON.parse(readFileSync('public/webpack.stats.json', 'utf8'))
  const built = readdirSync('public').filter((file) => file.endsWith('.js'))
  const read = (file: string) => readFileSync(path.join('public', file), 'utf8')
  const runtime = built
    .filter((file) => file.startsWith('webpack-runtime-'))
    .map(read)
    .join()
  const found = new Set((assetsByChunkName[name] ?? []).filter((file) => file.endsWith('.js')))
  for (const file of found)
    for (const [, chunk = ''] of read(file).matchAll(/\.[eu]\((\d+)\)/g)) {
      // A file begins with the number of its chunk, or with the name that the runtime has for it.
      const named = [...runtime.matchAll(new RegExp(`\\b${chunk}:"([^"]+)"`, 'g'))].map(([, own]) => own)
      for (const later of built)
        if ([chunk, ...named].some((beginning) => later.startsWith(`${beginning}-`))) found.add(later)
    }
  return [...found].map((file) => `/${file}`)
})
