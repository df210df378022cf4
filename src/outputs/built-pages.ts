import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Language, splitPath } from '../site/languages'

/** A page to be found, as its own head describes it. */
export type BuiltPage = {
  language: Language
  /** Its address without a language prefix, for instance `/services`. */
  path: string
  title: string
  description: string
  /** Its full address. */
  address: string
  /** Its other languages, itself and `x-default`; none where it exists in one language only. */
  alternates: { language: string; address: string }[]
  /** The full address of its social picture. */
  picture: string
  /** The day an article was published. */
  publishedAt?: string
  /** The day on which an article last changed in substance. */
  updatedAt?: string
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}
const plain = (html: string) =>
  html.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)

type Tag = Readonly<Record<string, string>>

/** The `<meta>` and `<link>` elements of a document's head, each as its attributes. */
function tagsOf(html: string): Tag[] {
  const [head = ''] = html.split('</head>', 1)
  return [...head.matchAll(/<(?:meta|link)\s([^>]*)>/g)].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name.toLowerCase(),
        plain(value),
      ]),
    ),
  )
}

/**
 * Reads what a page says of itself: the one place that lists for machines are made from.
 * @param html the built document
 * @param place its address on the site, for instance `/fr/services`
 * @returns nothing where the page is not one to be found
 * @throws where a page to be found lacks what every page has to say
 */
export function describePage(html: string, place: string): BuiltPage | undefined {
  const tags = tagsOf(html)
  const address = tags.find(({ rel }) => rel === 'canonical')?.href
  if (!address) return undefined
  const said = (name: string) => tags.find((tag) => tag.name === name || tag.property === name)?.content
  const [title, description, picture] = ['og:title', 'description', 'og:image'].map((name) => {
    const content = said(name)
    if (!content) throw new Error(`The page ${place} has no ${name} in its head`)
    return content
  })
  return {
    ...splitPath(place),
    title: title ?? '',
    description: description ?? '',
    picture: picture ?? '',
    address,
    alternates: tags.flatMap(({ rel, hreflang, href }) =>
      rel === 'alternate' && hreflang && href ? [{ language: hreflang, address: href }] : [],
    ),
    publishedAt: said('article:published_time'),
    updatedAt: said('article:modified_time'),
  }
}

/**
 * Every built page that is to be found, sorted by its address.
 * @param places addresses of the built pages, with or without a language prefix
 */
export function readBuiltPages(places: readonly string[]): BuiltPage[] {
  const pages: BuiltPage[] = []
  for (const place of [...places].sort()) {
    if (place.endsWith('.html')) continue
    const html = readFileSync(path.join('public', place, 'index.html'), 'utf8')
    const page = describePage(html, place)
    // A copy: each of its strings is a part of the document and would keep all of that in memory, for every page of the site.
    if (page) pages.push(structuredClone(page))
  }
  return pages
}
