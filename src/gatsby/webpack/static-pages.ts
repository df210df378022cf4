import path from 'node:path'
import { isHydrated } from '../../site/hydrated-pages'

/** A page that Gatsby creates: its address, and the file of its component. */
type SitePage = Readonly<Record<string, unknown>>

/**
 * Returns aliases that replace the components of static pages by an empty one in the browser's bundle, as no browser
 * loads them (docs/decisions/static-pages.md).
 */
export function staticPages(pages: readonly SitePage[]): Record<string, string> {
  const componentOf = ({ component }: SitePage) => path.resolve(String(component).replace(/\?.*/, ''))
  const hydrated = new Set(pages.filter((page) => isHydrated(String(page.path))).map(componentOf))
  const empty = path.resolve('src/gatsby/webpack/shims/static-page.ts')
  return Object.fromEntries(
    pages
      .map(componentOf)
      .filter((component) => !hydrated.has(component))
      .map((component) => [component, empty]),
  )
}
