import { readFileSync } from 'node:fs'
import { newestFirst } from '../../src/articles/order'
import { notesOf, plainText } from '../../src/articles/search/plain-text'
import { dataFiles } from '../../src/content/load/data-files'
import { loadData } from '../../src/content/load/load-data'
import type { Language } from '../../src/site/languages'
import { readArticles } from '../read-articles'

/** An article as it is searched. */
export type SearchedArticle = {
  slug: string
  publishedAt: string
  title: string
  subtitle: string
  tags: { id: string; name: string }[]
  text: string
  notes: string
}

/**
 * The articles of one language that the golden set asks about, newest first: those of the site as they stood when the set was
 * written. What authors publish since changes neither what should be found nor how rare a word is.
 */
export const frozenArticles = (language: Language): SearchedArticle[] =>
  JSON.parse(readFileSync(`tests/search/frozen/${language}.json`, 'utf8'))

/** The articles of the site in one language, from their files, newest first. */
export function realArticles(language: Language): SearchedArticle[] {
  const names = new Map(loadData(dataFiles.tags).map(({ tag, name }) => [tag, name]))
  return readArticles('content', language)
    .map(({ slug, title, subtitle, publishedAt, tags, body }) => ({
      slug,
      publishedAt,
      title,
      subtitle,
      tags: tags.map((id) => ({ id, name: names.get(id)?.[language] ?? id })),
      text: plainText(body),
      notes: notesOf(body),
    }))
    .sort(newestFirst)
}
