import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Page, textOf } from './page'

const start = 'window.pageData='

/**
 * Embeds the data of a hydrated page beside its scripts, where Gatsby's runtime looks first. If it were requested
 * later, it could come from a newer build: React would then discard the page, with what a visitor has typed.
 * @param address of the page
 * @throws if it has no data
 */
export function addOwnData({ elements, prependScript }: Page, address: string): void {
  const runtime = elements.find(({ name, attribs }) => name === 'template' && 'data-runtime' in attribs)
  if (!runtime || elements.some((element) => element.name === 'script' && textOf(element).startsWith(start)))
    return
  const data = readFileSync(path.join('public/page-data', address, 'page-data.json'), 'utf8')
  prependScript(runtime, `${start}${data.replaceAll('<', '\\u003c').replaceAll('&', '\\u0026')}`)
}
