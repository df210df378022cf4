import type { CustomTypeOptions } from 'i18next'

type Nav = Pick<CustomTypeOptions['resources']['common']['nav'], 'home' | 'services' | 'articles'>

/** A breadcrumb. */
export type Step = { name: string; path: string }

/**
 * Returns the pages above a page, from the home page down, without the page itself.
 *
 * @param path address without a language prefix
 */
export function stepsAbove(path: string, nav: Nav): Step[] {
  const steps: Step[] = []
  if (path !== '/') steps.push({ name: nav.home, path: '/' })
  if (path.startsWith('/services/')) steps.push({ name: nav.services, path: '/services' })
  if (path.startsWith('/articles/')) steps.push({ name: nav.articles, path: '/articles' })
  return steps
}
