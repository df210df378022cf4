import Fuse from 'fuse.js'
import MiniSearch from 'minisearch'
import { find } from '../../src/articles/search/find'
import { fold } from '../../src/articles/search/fold'
import { indexCards, indexTexts } from '../../src/articles/search/indexes'
import { createSpellCorrection } from '../../src/articles/search/spell-correction'
import { packIndex } from '../../src/articles/search/word-index'
import type { SearchedArticle } from '../../tests/search/articles'

export type Engine = {
  /** @returns slugs, best first */
  search: (typed: string) => readonly string[]
  /** What a visitor would load, where it is a file. */
  file?: string
}

/** Our search and two others over the same articles: title, subtitle, names of tags, text. */
export const engines: Record<string, (articles: readonly SearchedArticle[]) => Engine> = {
  ours: (articles) => {
    const cards = indexCards(articles)
    const text = indexTexts(articles.map((article) => article.text))
    const mend = createSpellCorrection([...new Set([...cards.index.words, ...text.words])].sort())
    return {
      search: (typed) =>
        find(typed, { cards, text, mend }).places.map((place) => articles[place]?.slug ?? ''),
      file: JSON.stringify(packIndex(text)),
    }
  },
  'Fuse, its defaults': (articles) => {
    const fuse = new Fuse(articles, { keys: ['title', 'subtitle', 'tags.name', 'text'] })
    return { search: (typed) => fuse.search(typed).map(({ item }) => item.slug) }
  },
  'MiniSearch, prefix and fuzzy': (articles) => {
    const mini = new MiniSearch({
      idField: 'slug',
      fields: ['title', 'subtitle', 'tags', 'text'],
      processTerm: (term) => fold(term) || null,
      searchOptions: { prefix: true, fuzzy: 0.2, boost: { title: 10, tags: 8, subtitle: 4 } },
    })
    const named = articles.map((article) => ({
      ...article,
      tags: article.tags.map(({ name }) => name).join(' '),
    }))
    mini.addAll(named)
    return { search: (typed) => mini.search(typed).map(({ id }) => String(id)) }
  },
}
