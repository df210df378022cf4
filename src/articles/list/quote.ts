import type { ListedArticle } from '../listing'
import { excerpt } from '../search/excerpt'
import { isMeant } from '../search/marks'
import type { Term } from '../search/match'
import { wordsOf } from '../search/words'
import { articleText } from './article-text'

/** What texts say of what was searched for, by the articles' slugs: where a card does not say it all itself. */
export type Quotes = Record<string, string>

function saysAll({ title, subtitle, tags }: ListedArticle, terms: readonly Term[]): boolean {
  const words = wordsOf([title, subtitle, ...tags.map(({ name }) => name)].join(' '))
  return terms.every((term) => words.some((word) => isMeant(word, term, terms.length === 1)))
}

/** Those of the articles that are to be quoted. */
export const toQuote = (articles: readonly ListedArticle[], terms: readonly Term[]): ListedArticle[] =>
  articles.filter((article) => !saysAll(article, terms))

/** A quote with nothing in it keeps its place free. */
export const emptyQuotes = (articles: readonly ListedArticle[]): Quotes =>
  Object.fromEntries(articles.map(({ slug }) => [slug, '']))

/** Reads the articles' texts. One that cannot be had is quoted with nothing, and logged. */
export async function quote(articles: readonly ListedArticle[], terms: readonly Term[]): Promise<Quotes> {
  const quoted = articles.map(async ({ slug, url }) => {
    const lines = await articleText(url).catch((error: unknown) => {
      console.error('An article could not be quoted.', error)
      return []
    })
    return [slug, excerpt(lines, terms) ?? ''] as const
  })
  return Object.fromEntries(await Promise.all(quoted))
}
