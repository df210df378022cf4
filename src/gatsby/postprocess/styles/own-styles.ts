import { isHydrated } from '../../../site/hydrated-pages'
import { type Page, textOf } from '../page'
import { wordsOfScripts } from './script-words'
import { parseStyleSheet, type StyleSheet } from './style-sheet'

/**
 * Returns what leaves each page the rules that could apply to it: Gatsby sets the style sheet of the whole site into each.
 */
export function keepOwnStyles(): (page: Page, address: string) => Promise<void> {
  const sheets = new Map<string, Promise<StyleSheet>>()
  return async (page, address) => {
    const element = page.elements.find(({ attribs }) => attribs['data-identity'] === 'gatsby-global-css')
    if (!element) return
    const css = textOf(element)
    const sheet = sheets.get(css) ?? parseStyleSheet(css)
    sheets.set(css, sheet)
    page.setText(element, (await sheet)(page, wordsOfScripts(address, page)))
    delete element.attribs['data-identity']
    // Webpack's runtime, where a page has it, finds by `data-href` that the sheet is there.
    if (!isHydrated(address)) delete element.attribs['data-href']
  }
}
