import { readFileSync } from 'node:fs'
import { newestFirst } from '../../src/articles/order'
import { parseBody } from '../../src/content/articles/parse-body'
import { dataFiles } from '../../src/content/load/data-files'
import { loadData } from '../../src/content/load/load-data'
import { plainArticle } from '../../src/outputs/article/article-texts'
import { searchText } from '../../src/outputs/article/search-text'
import type { Language } from '../../src/site/languages'
import { readArticles } from '../fixtures/read-articles'

/** An article as the search indexes it. */
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
 * Returns the articles of one language that the golden set refers to, newest first: those of the site when the set was
 * written. Later articles change neither what should be found nor how rare a word is.
 */
export const frozenArticles = (language: Language): SearchedArticle[] =>
  JSON.parse(readFileSync(`tests/search/frozen/${language}.json`, 'utf8'))

/** Returns the articles that `newer.yaml` refers to: the former, and before them those that the site has had since. */
export const newerArticles = (language: Language): SearchedArticle[] => [
  ...JSON.parse(readFileSync(`tests/search/frozen/newer.${language}.json`, 'utf8')),
  ...frozenArticles(language),
]

/** Reads the articles of the site in one language from their files, newest first. */
export async function realArticles(language: Language): Promise<SearchedArticle[]> {
  const names = new Map(loadData(dataFiles.tags).map(({ tag, name }) => [tag, name]))
  const articles = readArticles('content', language).map(
    async ({ slug, title, subtitle, publishedAt, tags, body }) => ({
      slug,
      publishedAt,
      title,
      subtitle,
      tags: tags.map((id) => ({ id, name: names.get(id)?.[language] ?? id })),
      ...searchText(plainArticle({ slug, language }, await parseBody(body))),
    }),
  )
  return (await Promise.all(articles)).sort(newestFirst)
}
