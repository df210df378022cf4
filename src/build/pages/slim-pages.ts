import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PurgeCSS } from 'purgecss'
import { inTurns } from '../../hosting/in-turns'
import { isHydrated } from '../../site/hydrated-pages'
import { nameCompilation } from './compilation-name'
import { withOwnData } from './own-data'
import { wordsShownLater } from './page-scripts'
import { withIntegrity } from './script-integrity'

/** How many pages are read at once. */
const atOnce = 8

/**
 * Takes from the built HTML what no visitor of a page needs: the rules of other pages (Gatsby sets the whole site's
 * style sheet into each), and the inline style of Gatsby's focus wrapper, which a strict Content-Security-Policy would
 * forbid. Scripts get their `integrity`. A page with state keeps the rules of all
 * that its scripts could show, and gets the data that they start from.
 * A page that Gatsby has left as the former build made it is slim already, and stays as it is.
 * @param pages addresses of the built pages
 */
export async function slimPages(pages: readonly string[]): Promise<void> {
  const named = nameCompilation()
  const purged = new Map<string, Promise<string>>()
  await inTurns(pages, atOnce, async (page) => {
    const file = path.join('public', page.endsWith('.html') ? page : `${page}/index.html`)
    const built = readFileSync(file, 'utf8')
    const html = named(withIntegrity(withoutInlineStyles(built)))
    // The styles first: the words of the data are none of the page's.
    const slim = withOwnData(await withOwnStyles(html, page, purged), page)
    if (slim !== built) writeFileSync(file, slim)
  })
}

/** Gatsby styles an element of its own inline; `base.css` says the same of it. */
const withoutInlineStyles = (html: string) =>
  html.replace(/(<div [^>]*?)style="[^"]*"([^>]*\bid="gatsby-focus-wrapper")/, '$1$2')

/** As Gatsby writes it. Webpack's runtime, where a page has it, finds by `data-href` that the sheet is there. */
const styleSheet = /<style( data-href="[^"]*") data-identity="gatsby-global-css">([\s\S]*?)<\/style>/

/** Pages of the same vocabulary share one result, whichever of them comes first. */
async function withOwnStyles(
  html: string,
  page: string,
  purged: Map<string, Promise<string>>,
): Promise<string> {
  const [, href = '', css = ''] = styleSheet.exec(html) ?? []
  if (!css) return html
  const later = isHydrated(page) ? wordsShownLater(page, css) : []
  const vocabulary = vocabularyOf(html.replace(styleSheet, ''), css, later)
  const own = purged.get(vocabulary) ?? purge(vocabulary, css)
  purged.set(vocabulary, own)
  const styles = await own
  return html.replace(styleSheet, () => `<style${isHydrated(page) ? href : ''}>${styles}</style>`)
}

/**
 * Every word of a page that a selector could name: elements, attributes, classes, ids and the values of those attributes that the
 * style sheet asks for, and what its own scripts set. Its text is none: the same page with other words has the same styles.
 */
function vocabularyOf(html: string, css: string, later: readonly string[]): string {
  const asked = new Set(['class', ...[...css.matchAll(/\[([\w-]+)[~|^$*]?=/g)].map(([, name = '']) => name)])
  const ids = new Set([...css.matchAll(/#([\w-]+)/g)].map(([, id = '']) => id))
  const words = new Set(later)
  const scripts = [...html.matchAll(/<script(?![^>]* type=)[^>]*>([\s\S]*?)<\/script>/g)]
  for (const [, script = ''] of scripts) for (const word of script.match(/[\w-]+/g) ?? []) words.add(word)
  for (const [, element = '', attributes = ''] of html.matchAll(/<([a-z][\w-]*)((?:\s[^>]*)?)\/?>/g)) {
    words.add(element)
    for (const [, name = '', value = ''] of attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)) {
      words.add(name)
      if (name === 'id' && ids.has(value)) words.add(value)
      if (asked.has(name)) for (const word of value.split(/\s+/)) words.add(word)
    }
  }
  return [...words].sort().join(' ')
}

async function purge(vocabulary: string, css: string): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: vocabulary, extension: 'html' }],
    css: [{ raw: css }],
    keyframes: true,
    fontFace: false,
    // The theme is chosen by an attribute that only the browser sets.
    safelist: { greedy: [/data-theme/] },
  })
  return result?.css ?? css
}
