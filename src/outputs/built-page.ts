import { type Language, splitPath } from '../site/languages'

/** A page for search engines, with the metadata of its head. */
export type BuiltPage = {
  language: Language
  /** Its address without a language prefix, for instance `/services`. */
  path: string
  title: string
  description: string
  /** Its full address. */
  address: string
  /** Its other languages, itself and `x-default`; empty if it exists in one language only. */
  alternates: { language: string; address: string }[]
  /** The full address of its social picture. */
  picture: string
  /** The day an article was published. */
  publishedAt?: string
  /** The day on which an article last changed in substance. */
  updatedAt?: string
}

/** An element of a built page, as parsed by a browser. */
type Element = { name: string; attribs: Readonly<Record<string, string>> }

/**
 * Reads a page's metadata from its head, the only source of the sitemap and other lists.
 * @param elements of the built page
 * @param place its address on the site, for instance `/fr/services`
 * @returns undefined if the page is not for search engines
 * @throws if required metadata is missing
 */
export function describePage(elements: readonly Element[], place: string): BuiltPage | undefined {
  const tags = elements.filter(({ name }) => name === 'meta' || name === 'link').map(({ attribs }) => attribs)
  const address = tags.find(({ rel }) => rel === 'canonical')?.href
  if (!address) return undefined
  const said = (name: string) => tags.find((tag) => tag.name === name || tag.property === name)?.content
  const required = (name: string) => {
    const content = said(name)
    if (!content) throw new Error(`The page ${place} has no ${name} in its head`)
    return content
  }
  return {
    ...splitPath(place),
    title: required('og:title'),
    description: required('description'),
    picture: required('og:image'),
    address,
    alternates: tags.flatMap(({ rel, hreflang, href }) =>
      rel === 'alternate' && hreflang && href ? [{ language: hreflang, address: href }] : [],
    ),
    publishedAt: said('article:published_time'),
    updatedAt: said('article:modified_time'),
  }
}
