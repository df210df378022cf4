import { isHydrated } from '../../../site/hydrated-pages'
import type { Scripts } from '../log/page-load'
import { type Page, textOf } from '../page'
import { wordsOfScripts } from './script-words'
import { parseStyleSheet, type StyleSheet } from './style-sheet'

/**
 * Returns a function that reduces the styles of a page to the rules that could apply, as Gatsby inlines the
 * style sheet of the whole site.
 */
export function keepOwnStyles(): (page: Page, address: string, scripts: Scripts) => Promise<void> {
  const sheets = new Map<string, Promise<StyleSheet>>()
  return async (page, address, scripts) => {
    const element = page.elements.find(({ attribs }) => attribs['data-identity'] === 'gatsby-global-css')
    if (!element) return
    const css = textOf(element)
    const sheet = sheets.get(css) ?? parseStyleSheet(css)
    sheets.set(css, sheet)
    page.setText(element, (await sheet)(page, wordsOfScripts(page, scripts)))
    delete element.attribs['data-identity']
    // On hydrated pages, `data-href` tells webpack's runtime that the sheet is loaded.
    if (!isHydrated(address)) delete element.attribs['data-href']
  }
}
