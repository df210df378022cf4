import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PurgeCSS } from 'purgecss'
import { isHydrated } from '../../site/hydrated-pages'
import { withIntegrity } from './script-integrity'

/**
 * Takes from the built HTML what no visitor of a page needs: on a static page the rules of other pages (Gatsby
 * sets the whole site's style sheet into each), and everywhere the inline style of Gatsby's focus wrapper, which
 * a strict Content-Security-Policy would forbid. Scripts get their `integrity`.
 * @param pages addresses of the built pages
 */
export async function slimPages(pages: readonly string[]): Promise<void> {
  const purged = new Map<string, Promise<string>>()
  for (const page of pages) {
    const file = path.join('public', page.endsWith('.html') ? page : `${page}/index.html`)
    const html = withIntegrity(withoutInlineStyles(await readFile(file, 'utf8')))
    await writeFile(file, isHydrated(page) ? html : await withOwnStyles(html, purged))
  }
}

/** Gatsby styles two elements of its own inline; `base.css` says the same of them. */
const withoutInlineStyles = (html: string) =>
  html
    .replace(/(<div [^>]*?)style="[^"]*"([^>]*\bid="gatsby-focus-wrapper")/, '$1$2')
    .replace(/(<div id="gatsby-announcer") style="[^"]*"/, '$1')

const styleSheet = /(<style data-href="[^"]*" data-identity="gatsby-global-css">)([\s\S]*?)(<\/style>)/

/** Pages of the same vocabulary share one result: purging again would say the same. */
async function withOwnStyles(html: string, purged: Map<string, Promise<string>>): Promise<string> {
  const [, open = '', css = '', close = ''] = styleSheet.exec(html) ?? []
  if (!css) return html
  const vocabulary = [...new Set(html.match(/class="[^"]*"|<[a-z]\w*|\b(?:data-)?theme\b/g))].sort().join()
  const own = purged.get(vocabulary) ?? purge(html.replace(styleSheet, ''), css)
  purged.set(vocabulary, own)
  const styles = await own
  return html.replace(styleSheet, () => `${open}${styles}${close}`)
}

async function purge(html: string, css: string): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: css }],
    keyframes: true,
    fontFace: false,
    // The theme is chosen by an attribute that only the browser sets.
    safelist: { greedy: [/data-theme/] },
  })
  return result?.css ?? css
}
