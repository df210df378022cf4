import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { type Language, splitPath } from '../../src/site/languages'

type Manifest = { files: Record<string, { file: string }> }

const manifestOf = (dist: string): Manifest =>
  JSON.parse(readFileSync(path.join(dist, 'routes.json'), 'utf8'))

/** @returns the address of every page of a built site, from its server's own list */
export function builtPages(dist: string): string[] {
  const { files } = manifestOf(dist)
  const pages = Object.keys(files).filter(
    (address) => files[address]?.file.endsWith('/index.html') || address === '/',
  )
  return pages.filter((address) => !address.startsWith('/_gatsby') && !address.endsWith('.html'))
}

/** Templates that make many pages. */
const series = [/^\/articles\/page\//, /^\/articles\/category\//, /^\/articles\/[^/]+$/, /^\/contact\//]

/**
 * @returns one page of each template of a built site, in a language: every page that is the only one of its kind, and of lists,
 *   categories, articles and answers to the form the one with the most HTML
 */
export function kinds(dist: string, language: Language): string[] {
  const { files } = manifestOf(dist)
  const sizeOf = (address: string) => statSync(path.join(dist, 'public', files[address]?.file ?? '')).size
  const heaviest = new Map<RegExp | string, string>()
  for (const address of builtPages(dist)) {
    const place = splitPath(address)
    if (place.language !== language || place.path === '/styleguide') continue
    const kind = series.find((pattern) => pattern.test(place.path)) ?? address
    const former = heaviest.get(kind)
    if (!former || sizeOf(address) > sizeOf(former)) heaviest.set(kind, address)
  }
  return [...heaviest.values()]
}
