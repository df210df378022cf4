import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Element, Page } from '../page'
import { textOf } from '../page'

/** The files that a browser loads for a page, by address, and the size of the page. */
export type PageLoad = {
  scripts: string[]
  /** Scripts loaded once the visitor turns to a form. */
  waiting: string[]
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

const isWithin = (element: Element, ...names: readonly string[]): boolean => {
  for (let up = element.parent; up; up = up.parent) if ('name' in up && names.includes(up.name)) return true
  return false
}

/** Whether an earlier step has left an element in the page. */
const isInPage = (element: Element): boolean => {
  let top: NonNullable<Element['parent']> = element
  while (top.parent) top = top.parent
  return top.type === 'root'
}

const addressesIn = (set: string | undefined): string[] =>
  (set ?? '').split(',').flatMap((source) => source.trim().split(/\s/)[0] || [])

/** Returns the files of a picture in its first format, which browsers prefer if they support it, or of the picture itself. */
function filesOf(picture: Element): string[] {
  const { parent, attribs } = picture
  const source =
    parent && 'name' in parent && parent.name === 'picture'
      ? parent.children.find((child) => 'attribs' in child && child.name === 'source')
      : undefined
  const offered =
    source && 'attribs' in source ? addressesIn(source.attribs.srcset) : addressesIn(attribs.srcset)
  return offered.length > 0 ? offered : [attribs.src ?? '']
}

const isRel = ({ name, attribs }: Element, rel: string) => name === 'link' && attribs.rel === rel

/**
 * Returns the files that a document makes a browser load, except the site's icon and manifest, which are loaded once a site.
 * @param address of the page
 */
export function pageLoad(page: Page, address: string): PageLoad {
  const elements = page.elements.filter(isInPage)
  const live = elements.filter((element) => !isWithin(element, 'template', 'noscript'))
  const of = (name: string, list = live) => list.filter((element) => element.name === name)
  const scripts = of('script').flatMap(({ attribs: { src } }) => src ?? [])
  const waiting = elements
    .filter((element) => element.name === 'script' && isWithin(element, 'template'))
    .flatMap(({ attribs: { src } }) => src ?? [])
  const all = {
    scripts,
    waiting: waiting.length > 0 ? [...waiting, ...scriptsOfComponent(address)] : [],
    fonts: live.filter((link) => isRel(link, 'preload')).flatMap(({ attribs: { href } }) => href ?? []),
    styles: live.filter((link) => isRel(link, 'stylesheet')).flatMap(({ attribs: { href } }) => href ?? []),
    pictures: of('img').map(filesOf),
  }
  const loaded = Object.values(all).flat(2)
  return {
    ...all,
    nodes: live.length,
    thirdParties: [...new Set(loaded.flatMap((one) => (/^(https?:)?\/\//.test(one) ? one : [])))],
    cookieScripts: [
      ...of('script').map(textOf),
      ...[...all.scripts, ...all.waiting].map((one) => readFileSync(path.join('public', one), 'utf8')),
    ].filter((source) => /document\.cookie|cookieStore/.test(source)).length,
  }
}

type Stats = { assetsByChunkName: Record<string, string[]> }

/** Returns the scripts of a page's component, and all that those may load later. */
function scriptsOfComponent(address: string): string[] {
  const data = path.join('public/page-data', address === '/' ? 'index' : address, 'page-data.json')
  const { componentChunkName }: { componentChunkName: string } = JSON.parse(readFileSync(data, 'utf8'))
  const { assetsByChunkName }: Stats = JSON.parse(readFileSync('public/webpack.stats.json', 'utf8'))
  const found = new Set((assetsByChunkName[componentChunkName] ?? []).filter((file) => file.endsWith('.js')))
  for (const file of found)
    for (const [, chunk = ''] of readFileSync(path.join('public', file), 'utf8').matchAll(/\.[eu]\((\d+)\)/g))
      for (const later of readdirSync('public').filter(
        (one) => one.startsWith(`${chunk}-`) && one.endsWith('.js'),
      ))
        found.add(later)
  return [...found].map((file) => `/${file}`)
}
