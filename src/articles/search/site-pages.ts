import { find } from './find'
import { fold } from './fold'
import { indexCards } from './indexes'
import type { Indexes } from './match'
import { withoutArticles } from './meanings'
import { isEmpty, stem, wordsOf } from './words'

/** A searchable page other than an article: a service, an offer, the prices, a tool. */
export type SitePage = {
  title: string
  /** Searchable text that is not shown. */
  text: string
  /** What visitors call it besides; not shown either. */
  names?: readonly string[]
  address: string
  /** The price in words. */
  price?: string
}

/** Finds pages other than articles, best first. */
export type FindPages = (
  typed: string,
  words: Pick<Indexes, 'meanings' | 'common' | 'correctSpelling' | 'correctInPhrases'>,
) => SitePage[]

/** Prepares pages for searching. */
export function searchSitePages(pages: readonly SitePage[]): FindPages {
  const cards = indexCards(
    pages.map(({ title, text, names = [] }) => ({
      title,
      subtitle: text,
      tags: names.map((name) => ({ name })),
    })),
  )
  return (typed, { meanings, common, correctSpelling, correctInPhrases }) => {
    const pagesFor = (words: string) => {
      const { places, partly } = find(words, {
        cards,
        meanings: meanings && withoutArticles(meanings),
        correctSpelling,
        correctInPhrases,
      })
      return partly ? [] : places.flatMap((place) => pages[place] ?? [])
    }
    const found = pagesFor(typed)
    if (found.length > 0) return found
    // A page has few words, hardly the everyday ones of a sentence.
    const telling = wordsOf(fold(typed)).filter((word) => !isEmpty(word) && !common?.has(stem(word)))
    return telling.length > 0 ? pagesFor(telling.join(' ')) : []
  }
}
