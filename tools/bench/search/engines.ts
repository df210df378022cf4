import Fuse from 'fuse.js'
import MiniSearch from 'minisearch'
import { fold } from '../../../src/articles/search/fold'
import { isEmpty, stem, stemsOf } from '../../../src/articles/search/words'
import type { Language } from '../../../src/site/languages'
import type { SearchedArticle } from '../../../tests/search/articles'
import { frozenWords, ourSearch } from '../../../tests/search/engine'

export type Engine = {
  /** Returns slugs, best first. */
  search: (typed: string) => readonly string[]
  /** The file that a visitor would load, if any. */
  file?: string
}

/** Our search and two others over the same articles: title, subtitle, labels of tags, text, footnotes. */
export const engines: Record<string, (articles: readonly SearchedArticle[], language: Language) => Engine> = {
  ours: ourSearch,
  'Fuse, its defaults': (articles) => {
    const fuse = new Fuse(articles, { keys: ['title', 'subtitle', 'tags.name', 'text'] })
    return { search: (typed) => fuse.search(typed).map(({ item }) => item.slug) }
  },
  'MiniSearch, prefix and fuzzy': (articles) => miniSearch(articles, (typed) => [typed]),
  'MiniSearch with our words, stems and empty words': (articles, language) =>
    miniSearch(articles, withMeanings(articles, language), (term) => {
      const folded = fold(term)
      return folded && !isEmpty(folded) ? stem(folded) : null
    }),
}

function miniSearch(
  articles: readonly SearchedArticle[],
  meant: (typed: string) => readonly string[],
  processTerm = (term: string): string | null => fold(term) || null,
): Engine {
  const mini = new MiniSearch({
    idField: 'slug',
    fields: ['title', 'subtitle', 'tags', 'text', 'notes'],
    processTerm,
    searchOptions: { prefix: true, fuzzy: 0.2, boost: { title: 10, tags: 8, subtitle: 4, notes: 0.5 } },
  })
  mini.addAll(
    articles.map((article) => ({ ...article, tags: article.tags.map(({ name }) => name).join(' ') })),
  )
  return {
    search: (typed) => {
      const [own = '', ...others] = meant(typed)
      const queries = [own, ...others.map((query) => ({ queries: [query], boostTerm: () => 0.7 }))]
      return mini.search({ combineWith: 'OR', queries }).map(({ id }) => String(id))
    },
    file: JSON.stringify(mini),
  }
}

/** Returns the query with the synonyms of its words and phrases, and the titles of articles to which they lead. */
function withMeanings(
  articles: readonly SearchedArticle[],
  language: Language,
): (typed: string) => readonly string[] {
  const titleOf = new Map(articles.map(({ slug, title }) => [slug, title]))
  const groups = frozenWords(language).map(({ same = [], to = [], from = [], hints = [] }) => ({
    queries: [...same, ...to.flatMap((slug) => titleOf.get(slug) ?? [])],
    keys: [...same, ...from, ...hints].map((phrase) => stemsOf(phrase).join(' ')),
  }))
  return (typed) => {
    const padded = ` ${stemsOf(typed).join(' ')} `
    const led = groups.filter(({ keys }) => keys.some((key) => key && padded.includes(` ${key} `)))
    return [typed, ...led.flatMap(({ queries }) => queries)]
  }
}
