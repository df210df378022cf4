import { type Language, localPath } from '../../site/languages'
import type { ArticleListing, ListedArticle } from '../listing'
import { articlesPerPage, pageCount } from '../paths'
import { unpackCommon } from '../search/common'
import { find } from '../search/find'
import { fold } from '../search/fold'
import { indexCards } from '../search/indexes'
import type { Indexes, Term } from '../search/match'
import { unpackMeanings } from '../search/meanings'
import type { SearchFile } from '../search/search-file'
import { type FindPages, type SitePage, searchSitePages } from '../search/site-pages'
import type { createSpellCorrection, SpellCorrection } from '../search/spell-correction'
import { vocabularyOf } from '../search/vocabulary'
import { unpackIndex } from '../search/word-index'
import { isEmpty, wordsOf } from '../search/words'
import type { Category } from './Categories'
import type { ListQuery } from './list-query'
import { emptyQuotes, type Quotes, quote, toQuote } from './quote'
import { rest } from './rest'

/** What the list shows for a query: one page of it, and what stands around. */
export type ListAnswer = {
  query: ListQuery
  /** How many articles there are on all pages. */
  total: number
  /** The page shown: the last where the query asked for one beyond. */
  page: number
  pages: number
  articles: ListedArticle[]
  /** The unique tags of all articles, in the order of their names. */
  categories: Category[]
  /** What was searched for, to be marked where it stands. */
  terms: Term[]
  /** Whether no article has all words that were searched for, and these come close. */
  partly: boolean
  /** Where nothing has some of the words: those, and those that the articles were found by, as typed. */
  aside?: { without: string; by: string }
  /** Which cards quote their text, and what they quote; nothing as long as the text is being read. */
  quotes: Quotes
  /** What the field leads to at once: the best articles, then pages beside them. */
  suggestions: Suggestion[]
}

export type Suggestion = Pick<SitePage, 'title' | 'address' | 'price'>

/** An answer; or the quotes of the last one, once they have been read. */
export type Told = { answer: ListAnswer } | { quotes: Quotes }

type Options = {
  language: Language
  /** Loads what mends typos (Fuse). */
  loadSpellCorrection: () => Promise<{ createSpellCorrection: typeof createSpellCorrection }>
}

/** All articles of one language, asked page by page: it holds what the page itself need not. */
export type ArticleList = {
  /**
   * @param tell is called with an answer, with two where the cards alone already answer while the rest of the search
   *   loads, and with the quotes of the last one where it has any; no more when another question has been asked
   * @throws where `GET /api/articles` fails; the next question tries again
   */
  ask: (query: ListQuery, tell: (told: Told) => void) => Promise<void>
}

export function createArticleList({ language, loadSpellCorrection }: Options): ArticleList {
  const load = async () => {
    const listing = await getJson<ArticleListing>(localPath('/api/articles', language))
    return { listing, categories: categoriesOf(listing.articles, language) }
  }
  const loaded = kept(load)
  const cards = kept(async () => indexCards((await loaded()).listing.articles))
  const loadedText = kept(async (): Promise<LoadedText> => {
    const { searchIndex } = (await loaded()).listing
    if (!searchIndex) return {}
    const file = await getJson<SearchFile>(searchIndex)
    const text = unpackIndex(file)
    return {
      text,
      common: unpackCommon(text.words, file.common),
      meanings: unpackMeanings(file.meanings),
      findPages: searchSitePages(file.pages),
    }
  })
  const loadedSpellCorrection = kept(loadSpellCorrection)
  /** Nothing as long as a part is missing: the next question tries again. */
  let ready: Everything | undefined
  let latest: ListQuery | undefined

  const everything = async (): Promise<Everything> => {
    const [cardsReady, text, mending] = await Promise.all([
      cards(),
      orNothing(loadedText()),
      orNothing(loadedSpellCorrection()),
    ])
    const known = { cards: cardsReady, ...text }
    const mend = mending && firstAsked(() => mending.createSpellCorrection(vocabularyOf(known)))
    const indexes = { ...known, mend }
    if (text && mending) ready = indexes
    return indexes
  }

  const ask: ArticleList['ask'] = async (query, tell) => {
    latest = query
    const { listing, categories } = await loaded()
    const inCategory = (articles: ListedArticle[]) =>
      articles.filter(({ tags }) => !query.category || tags.some(({ id }) => id === query.category))
    /** @returns the articles that are shown */
    const answerWith = (
      listed: readonly ListedArticle[],
      { terms = [], partly = false, aside, sitePages = [] }: How = {},
    ) => {
      if (query !== latest) return []
      const pages = pageCount(listed.length)
      const page = Math.min(query.page, pages)
      const shown = listed.slice((page - 1) * articlesPerPage, page * articlesPerPage)
      const quotes = emptyQuotes(toQuote(shown, terms))
      tell({
        answer: {
          query,
          total: listed.length,
          page,
          pages,
          articles: shown,
          categories,
          terms,
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
      // What the cards say is shown at once; that they say nothing need not be the last word.
      const first = search({ cards: await cards() })
      if (first.articles.length > 0) answerWith(first.articles, first.how)
    }
    const { articles, how } = search(ready ?? (await everything()))
    const quoted = toQuote(answerWith(articles, how), how.terms)
    if (quoted.length === 0) return
    // Every letter brings other articles, whose texts would be fetched for the blink of an eye.
    await new Promise((resolve) => setTimeout(resolve, rest))
    if (query !== latest) return
    const quotes = await quote(quoted, how.terms)
    if (query === latest) tell({ quotes })
  }
  return { ask }
}

type LoadedText = Pick<Indexes, 'text' | 'meanings' | 'common'> & { findPages?: FindPages }
type Everything = Indexes & Pick<LoadedText, 'findPages'>

/** How articles were found, and the pages beside them. */
type How = Partial<Pick<ListAnswer, 'terms' | 'partly' | 'aside'>> & { sitePages?: readonly SitePage[] }

/** How many articles, and how many other pages, the field suggests. */
const suggested = { articles: 3, pages: 2 }

const suggestionsOf = (articles: readonly ListedArticle[], pages: readonly SitePage[]): Suggestion[] => [
  ...articles.slice(0, suggested.articles).map(({ title, url }) => ({ title, address: url })),
  ...pages.slice(0, suggested.pages),
]

/** What was typed, in the words that nothing has and the others that say something. */
function parted(typed: string, aside: readonly string[]): ListAnswer['aside'] {
  const words = wordsOf(typed.normalize('NFC')).filter((word) => !isEmpty(fold(word)))
  const isAside = (word: string) => wordsOf(fold(word)).some((piece) => aside.includes(piece))
  return {
    without: words.filter(isAside).join(' '),
    by: words.filter((word) => !isAside(word)).join(' '),
  }
}

/** Runs once and keeps what came of it, unless it failed. */
function kept<T>(run: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined
  return () => {
    running ??= run().catch((error: unknown) => {
      running = undefined
      throw error
    })
    return running
  }
}

/** Without the text, or without mending, the search finds less; it is no reason to find nothing. */
const orNothing = <T>(loading: Promise<T>): Promise<T | undefined> =>
  loading.catch((error: unknown) => {
    console.error('A part of the search could not be loaded; it finds less.', error)
    return undefined
  })

/** The pairs of letters of the whole vocabulary are counted when the first typo asks for them. */
function firstAsked(create: () => SpellCorrection): SpellCorrection {
  let mend: SpellCorrection | undefined
  return (word) => {
    mend ??= create()
    return mend(word)
  }
}

async function getJson<T>(address: string): Promise<T> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered with status ${response.status}`)
  const json: T = await response.json()
  return json
}

function categoriesOf(articles: readonly ListedArticle[], language: Language): Category[] {
  const byId = new Map(articles.flatMap(({ tags }) => tags.map((tag) => [tag.id, tag] as const)))
  return [...byId.values()].sort((a, b) => a.name.localeCompare(b.name, language))
}
