import { splitPath } from './languages'

/**
 * The pages that have state and therefore load React and Gatsby's runtime (docs/decisions/static-pages.md); `*` matches
 * anything. Every other page is plain HTML. This is the only list of them.
 */
const hydratedPages = [
  '/articles',
  '/articles/page/*',
  '/articles/category/*',
  '/contact',
  '/estimate',
  '/tools/ai-act',
  '/tools/own-server',
  '/tools/sovereignty',
  '/tools/sovereignty/*',
] as const

/** @param pathname an address of the site, with or without its language prefix or a trailing slash */
export function isHydrated(pathname: string): boolean {
  const { path } = splitPath(pathname.replace(/(.)\/$/, '$1'))
  return hydratedPages.some((page) =>
    page.endsWith('*') ? path.startsWith(page.slice(0, -1)) : path === page,
  )
}
