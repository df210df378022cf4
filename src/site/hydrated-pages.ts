import { splitPath } from './languages'

/**
 * The pages that have state and therefore load React and Gatsby's runtime (design, decision 5).
 * Every other page is plain HTML. This list is the only place that says which.
 */
const hydratedPages = [/^\/articles$/, /^\/articles\/(page|category)\//, /^\/contact$/]

/** @param pathname an address of the site, with or without its language prefix or a trailing slash */
export function isHydrated(pathname: string): boolean {
  const { path } = splitPath(pathname.replace(/(.)\/$/, '$1'))
  return hydratedPages.some((page) => page.test(path))
}
