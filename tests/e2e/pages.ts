import { statSync } from 'node:fs'
import path from 'node:path'
import { readRoutes } from '../../src/hosting/manifest'
import { type Language, localPath, splitPath } from '../../src/site/languages'

/** Returns the address of every page of a built site, from the server's own list. */
export function builtPages(dist: string): string[] {
  const { files } = readRoutes(dist)
  const pages = Object.keys(files).filter(
    (address) => files[address]?.file.endsWith('/index.html') || address === '/',
  )
  return pages.filter((address) => !address.startsWith('/_gatsby') && !address.endsWith('.html'))
}

/** Templates of many pages, by their addresses in English. */
const series = [
  '/articles/page/*',
  '/articles/category/*/page/*',
  '/articles/category/*',
  '/articles/*',
  '/contact/*',
  '/tools/sovereignty/\\d',
]

const matches = (template: string, address: string) =>
  new RegExp(`^${template.replaceAll('*', '[^/]+')}$`).test(address)

/**
 * Returns one page of each template of a built site, in a language, by template: single pages by their own address; of
 * lists, categories, articles and results of the form the page with the most HTML.
 */
export function pageOfTemplates(dist: string, language: Language): Map<string, string> {
  const { files } = readRoutes(dist)
  const sizeOf = (address: string) => statSync(path.join(dist, 'public', files[address]?.file ?? '')).size
  const heaviest = new Map<string, string>()
  for (const address of builtPages(dist)) {
    const place = splitPath(address)
    if (place.language !== language || place.path === '/styleguide') continue
    const template = series.find((pattern) => matches(pattern, place.path)) ?? place.path
    const former = heaviest.get(localPath(template, language))
    if (!former || sizeOf(address) > sizeOf(former)) heaviest.set(localPath(template, language), address)
  }
  return heaviest
}

/** Returns one page of each template of a built site, in a language. */
export const onePerTemplate = (dist: string, language: Language): string[] => [
  ...pageOfTemplates(dist, language).values(),
]
