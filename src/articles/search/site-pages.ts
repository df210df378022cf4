import { find } from './find'
import { indexCards } from './indexes'
import type { Indexes } from './match'
import { withoutArticles } from './meanings'

/** A searchable page other than an article: a service, an offer, the prices, a tool. */
export type SitePage = {
  title: string
  /** Searchable text that is not shown. */
  text: string
  address: string
  /** The price in words. */
  price?: string
}

/** Finds pages other than articles, best first. */
export type FindPages = (typed: string, words: Pick<Indexes, 'meanings' | 'correctSpelling'>) => SitePage[]

/** Prepares pages for searching. */
export function searchSitePages(pages: readonly SitePage[]): FindPages {
  const cards = indexCards(pages.map(({ title, text }) => ({ title, subtitle: text, tags: [] })))
  return (typed, { meanings, correctSpelling }) => {
    const { places: found, partly } = find(typed, {
      cards,
      meanings: meanings && withoutArticles(meanings),
      correctSpelling,
    })
    return partly ? [] : found.flatMap((place) => pages[place] ?? [])
  }
}
