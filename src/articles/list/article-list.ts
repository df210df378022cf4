import { type Language, localPath } from '../../site/languages'
import type { ArticleListing, ListedArticle } from '../listing'
import { articlesPerPage, pageCount } from '../paths'
import { unpackCommon, wordsToJudge } from '../search/common'
import { find } from '../search/find'
import { fold } from '../search/fold'
import { indexCards } from '../search/indexes'
import type { Indexes, Term } from '../search/match'
import { unpackMeanings } from '../search/meanings'
import type { SearchFile } from '../search/search-file'
import { type FindPages, type SitePage, searchSitePages } from '../search/site-pages'
import type { createSpellCorrection } from '../search/spell-correction'
import { phraseWordsOf, vocabularyOf } from '../search/vocabulary'
import { unpackIndex } from '../search/word-index'
import { isEmpty, wordsOf } from '../search/words'
import { type FoundArticle, markArticle } from './found-article'
import type { ListQuery } from './list-query'
import { emptyQuotes, type Quotes, quote, toQuote } from './quote'
import { typingPause } from './typing-pause'

/** The list for one query: one page of it, with totals and suggestions. */
export type ListAnswer = {
  query: ListQuery
  /** The number of articles on all pages; undefined while only cards have been searched. */
  total?: number
  /** The page shown; the last if the query asked for one beyond it. */
  page: number
  pages: number
  articles: FoundArticle[]
  /** Whether no article has all search terms, so that these only match most. */
  partly: boolean
  /** Set if some words match nothing: those, and those that the articles were found by, as typed. */
  aside?: { without: string; by: string }
  /** Excerpts for cards, by slug; empty while texts are loading. */
  quotes: Quotes
  /** Suggestions for the field: the best articles, then other pages. */
  suggestions: Suggestion[]
}

export type Suggestion = Pick<SitePage, 'title' | 'address' | 'price'>

/** An answer; or the quotes of the last one, once texts are loaded. */
export type ListReply = { answer: ListAnswer } | { quotes: Quotes }

type Options = {
  language: Language
  /** Loads the spell correction (Fuse). */
  loadSpellCorrection: () => Promise<{ createSpellCorrection: typeof createSpellCorrection }>
}

/** The articles of one language, queried page by page. */
export type ArticleList = {
  /**
   * @param reply receives an answer; a second one if the cards matched before the rest of the search had loaded; then
   *   its quotes, if any. Not called again once another query arrives.
   * @throws if `GET /api/articles` fails; the next query tries again
   */
  request: (query: ListQuery, reply: (message: ListReply) => void) => Promise<void>
}

export function createArticleList({ language, loadSpellCorrection }: Options): ArticleList {
  const loaded = memoized(() => getJson<ArticleListing>(localPath('/api/articles', language)))
  const cards = memoized(async () => indexCards((await loaded()).articles))
  const loadedText = memoized(async (): Promise<LoadedText> => {
    const { searchIndex } = await loaded()
    if (!searchIndex) return {}
    const file = await getJson<SearchFile>(searchIndex)
    const text = unpackIndex(file)
    const meanings = unpackMeanings(file.meanings)
    return {
      text,
      common: unpackCommon(wordsToJudge({ text, meanings }), file.common),
      meanings,
      findPages: searchSitePages(file.pages),
    }
  })
  const loadedSpellCorrection = memoized(loadSpellCorrection)
  /** Undefined while a part is missing: the next query tries again. */
  let ready: Everything | undefined
  let latest: ListQuery | undefined

  const everything = async (): Promise<Everything> => {
    const [cardsReady, text, spellCorrection] = await Promise.all([
      cards(),
      orNothing(loadedText()),
      orNothing(loadedSpellCorrection()),
    ])
    const known = { cards: cardsReady, ...text }
    const correctSpelling = spellCorrection?.createSpellCorrection(vocabularyOf(known))
    const correctInPhrases = spellCorrection?.createSpellCorrection(phraseWordsOf(known))
    const indexes = { ...known, correctSpelling, correctInPhrases }
    if (text && spellCorrection) ready = indexes
    return indexes
  }

  const request: ArticleList['request'] = async (query, reply) => {
    latest = query
    const listing = await loaded()
    // A category that does not exist, as in a former address, leaves nothing out.
    const isIn = ({ tags }: ListedArticle) => tags.some(({ id }) => id === query.category)
    const category = listing.articles.some(isIn) ? query.category : ''
    const inCategory = (articles: ListedArticle[]) => (category ? articles.filter(isIn) : articles)
    /** @returns the articles on the page */
    const answerWith = (
      listed: readonly ListedArticle[],
      { terms = [], partly = false, aside, sitePages = [], onlyCards = false }: How = {},
    ) => {
      if (query !== latest) return []
      const pages = pageCount(listed.length)
      const page = Math.min(query.page, pages)
      const shown = listed.slice((page - 1) * articlesPerPage, page * articlesPerPage)
      const quotes = emptyQuotes(toQuote(shown, terms))
      reply({
        answer: {
          query: { ...query, category },
          total: onlyCards ? undefined : listed.length,
          page,
          pages,
          articles: shown.map((article) => markArticle(article, terms)),
          partly,
          aside,
          quotes,
          suggestions: query.q ? suggestionsOf(listed, sitePages) : [],
        },
      })
      return shown
    }
    const search = (indexes: Everything) => {
      const { places, terms, partly, aside = [] } = find(query.q, indexes)
      const articles = inCategory(places.flatMap((place) => listing.articles[place] ?? []))
      return {
        articles,
        how: {
          terms,
          partly,
          aside: aside.length > 0 ? parted(query.q, aside) : undefined,
          sitePages: indexes.findPages?.(query.q, indexes),
        },
      }
    }

    if (!query.q) {
      answerWith(inCategory(listing.articles))
      return
    }
    if (!ready) {
      // Matches from the cards are shown at once; no match is not final before the text has been searched.
      const first = search({ cards: await cards() })
      if (first.articles.length > 0) answerWith(first.articles, { ...first.how, onlyCards: true })
    }
    const { articles, how } = search(ready ?? (await everything()))
    const quoted = toQuote(answerWith(articles, how), how.terms)
    if (quoted.length === 0) return
    // Every letter brings other articles, whose texts would be fetched for a moment only.
    await new Promise((resolve) => setTimeout(resolve, typingPause))
    if (query !== latest) return
    const quotes = await quote(quoted, how.terms)
    if (query === latest) reply({ quotes })
  }
  return { request }
}

type LoadedText = Pick<Indexes, 'text' | 'meanings' | 'common'> & { findPages?: FindPages }
type Everything = Indexes & Pick<LoadedText, 'findPages'>

/** Details of a search: its terms, and other matching pages. */
type How = Partial<Pick<ListAnswer, 'partly' | 'aside'>> & {
  terms?: readonly Term[]
  sitePages?: readonly SitePage[]
  onlyCards?: boolean
}

/** The numbers of articles and of other pages that the field suggests. */
const suggested = { articles: 3, pages: 2 }

const suggestionsOf = (articles: readonly ListedArticle[], pages: readonly SitePage[]): Suggestion[] => [
  ...articles.slice(0, suggested.articles).map(({ title, url }) => ({ title, address: url })),
  ...pages.slice(0, suggested.pages),
]

/** Splits the typed words into those that match nothing and the other meaningful ones. */
function parted(typed: string, aside: readonly string[]): ListAnswer['aside'] {
  const words = wordsOf(typed.normalize('NFC')).filter((word) => !isEmpty(fold(word)))
  const isAside = (word: string) => wordsOf(fold(word)).some((piece) => aside.includes(piece))
  return {
    without: words.filter(isAside).join(' '),
    by: words.filter((word) => !isAside(word)).join(' '),
  }
}

/** Memoizes a promise unless it rejects. */
function memoized<T>(run: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined
  return () => {
    running ??= run().catch((error: unknown) => {
      running = undefined
      throw error
    })
    return running
  }
}

/** Falls back to undefined: without the index or spell correction the search finds less, but still works. */
const orNothing = <T>(loading: Promise<T>): Promise<T | undefined> =>
  loading.catch((error: unknown) => {
    console.error('A part of the search could not be loaded; it finds less.', error)
    return undefined
  })

async function getJson<T>(address: string): Promise<T> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered with status ${response.status}`)
  const json: T = await response.json()
  return json
}
