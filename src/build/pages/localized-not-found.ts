import type { CreatePageArgs } from 'gatsby'
import { splitPath } from '../../site/languages'

/**
 * gatsby-plugin-react-i18next doubles the prefix in the `matchPath` of a localized 404 page (`/fr/fr/*`), which
 * then matches nothing. The host adapter answers unknown addresses with the 404 page of their language, so the
 * page needs no `matchPath` at all.
 */
export function localizedNotFound({ page, actions }: CreatePageArgs): void {
  if (!page.matchPath || splitPath(page.path).path !== '/404') return
  actions.deletePage(page)
  actions.createPage({ ...page, matchPath: undefined })
}
