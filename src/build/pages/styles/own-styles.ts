import { isHydrated } from '../../../site/hydrated-pages'
import { parsePage } from './parse-page'
import { wordsOfScripts } from './script-words'
import { parseStyleSheet, type StyleSheet } from './style-sheet'

/** As Gatsby writes it. Webpack's runtime, where a page has it, finds by `data-href` that the sheet is there. */
const styleElement = /<style( data-href="[^"]*") data-identity="gatsby-global-css">([\s\S]*?)<\/style>/

/**
 * Returns what leaves each page the rules that could apply to it: Gatsby sets the style sheet of the whole site into each.
 */
export function keepOwnStyles(): (html: string, page: string) => Promise<string> {
  const sheets = new Map<string, Promise<StyleSheet>>()
  return async (html, page) => {
    const [element, href = '', css = ''] = styleElement.exec(html) ?? []
    if (!element) return html
    const sheet = sheets.get(css) ?? parseStyleSheet(css)
    sheets.set(css, sheet)
    const parsed = await parsePage(html.replace(element, ''))
    const own = (await sheet)(parsed, wordsOfScripts(page, parsed))
    return html.replace(element, () => `<style${isHydrated(page) ? href : ''}>${own}</style>`)
  }
}
