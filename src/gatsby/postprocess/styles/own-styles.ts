import { readFileSync } from 'node:fs'
import path from 'node:path'
import { memoize } from '../../../cache/memoize'
import { isHydrated } from '../../../site/hydrated-pages'
import type { Scripts } from '../log/page-load'
import type { Page } from '../page'
import { wordsOfScripts } from './script-words'
import { parseStyleSheet } from './style-sheet'

/**
 * Returns a function that adds to a page the rules of the site's style sheet that could apply to it. Gatsby would
 * inline all of them (`src/site/static-html.tsx`).
 * @throws if the style sheet is missing
 */
export function keepOwnStyles(): (page: Page, address: string, scripts: Scripts) => Promise<void> {
  const sheetOf = memoize((file: string) => parseStyleSheet(readFileSync(file, 'utf8')))
  return async (page, address, scripts) => {
    const element = page.elements.find(({ attribs }) => attribs['data-identity'] === 'gatsby-global-css')
    if (!element) return
    const file = path.join('public', element.attribs['data-href'] ?? '')
    const reduce = await sheetOf(file)
    page.setText(element, reduce(page, wordsOfScripts(page, scripts)))
    delete element.attribs['data-identity']
    // On hydrated pages, `data-href` tells webpack's runtime that the sheet is loaded.
    if (!isHydrated(address)) delete element.attribs['data-href']
  }
}
