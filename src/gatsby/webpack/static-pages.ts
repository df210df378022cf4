import path from 'node:path'
import { filesBelow } from '../../files/files-below'
import { isHydrated } from '../../site/hydrated-pages'

/** A page that Gatsby creates: its address, and the file of its component. */
type SitePage = Readonly<Record<string, unknown>>

/** The folders with the components of pages. */
const folders = ['src/pages', 'src/templates']

/**
 * Returns aliases that replace the components of static pages by an empty one in the browser's bundle, as no browser
 * loads them (docs/decisions/static-pages.md). Those without a page are among them: a preview, which has pages of its own,
 * shares the bundles of the site.
 */
export function staticPages(pages: readonly SitePage[]): Record<string, string> {
  const componentOf = ({ component }: SitePage) => path.resolve(String(component).replace(/\?.*/, ''))
  const hydrated = new Set(pages.filter((page) => isHydrated(String(page.path))).map(componentOf))
  const empty = path.resolve('src/gatsby/webpack/shims/static-page.ts')
  return Object.fromEntries(
    folders
      .flatMap(filesBelow)
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => path.resolve(file))
      .filter((component) => !hydrated.has(component))
      .map((component) => [component, empty]),
  )
}
