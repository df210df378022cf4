import type { CustomTypeOptions } from 'i18next'

/** Parts of the site with an overview, at the address of the same name. */
const sections = ['services', 'tools', 'articles'] as const

type Nav = Pick<CustomTypeOptions['resources']['common']['nav'], 'home' | (typeof sections)[number]>

/** A breadcrumb. */
export type Step = { name: string; path: string }

/**
 * Returns the home page and the overview above a page, without the page itself.
 *
 * @param path address without a language prefix
 */
export function stepsAbove(path: string, nav: Nav): Step[] {
  const home = path === '/' ? [] : [{ name: nav.home, path: '/' }]
  const section = sections.find((name) => path.startsWith(`/${name}/`))
  return section ? [...home, { name: nav[section], path: `/${section}` }] : home
}
