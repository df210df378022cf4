import { find } from './find'
import { indexCards } from './indexes'
import type { Indexes } from './match'

/** A page beside the articles that the search knows: a service, an offer, the prices, a tool. */
export type SitePage = {
  title: string
  /** What it is found by, too; it is not shown. */
  text: string
  address: string
  /** In words. */
  price?: string
}

/** Finds pages beside the articles, best first. */
export type FindPages = (typed: string, words: Pick<Indexes, 'meanings' | 'mend'>) => SitePage[]

/** Makes some pages ready to be searched. */
export function searchSitePages(pages: readonly SitePage[]): FindPages {
  const cards = indexCards(pages.map(({ title, text }) => ({ title, subtitle: text, tags: [] })))
  return (typed, { meanings, mend }) => {
    const { places: found, partly } = find(typed, { cards, meanings, mend })
    return partly ? [] : found.flatMap((place) => pages[place] ?? [])
  }
}
