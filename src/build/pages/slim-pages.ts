import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inTurns } from '../../hosting/in-turns'
import { nameCompilation } from './compilation-name'
import { withOwnData } from './own-data'
import { withIntegrity } from './script-integrity'
import { keepOwnStyles } from './styles/own-styles'

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
  const withOwnStyles = keepOwnStyles()
  await inTurns(pages, atOnce, async (page) => {
    const file = path.join('public', page.endsWith('.html') ? page : `${page}/index.html`)
    const built = readFileSync(file, 'utf8')
    const html = named(withIntegrity(withoutInlineStyles(built)))
    // The styles first: the words of the data are none of the scripts'.
    const slim = withOwnData(await withOwnStyles(html, page), page)
    if (slim !== built) writeFileSync(file, slim)
  })
}

/** Gatsby styles an element of its own inline; `base.css` says the same of it. */
const withoutInlineStyles = (html: string) =>
  html.replace(/(<div [^>]*?)style="[^"]*"([^>]*\bid="gatsby-focus-wrapper")/, '$1$2')
