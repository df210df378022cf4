import type { ListedArticle } from '../listing'
import { excerpt } from '../search/excerpt'
import { type MarkedText, mark, placesOf } from '../search/marks'
import type { Term } from '../search/match'
import { articleText } from './article-text'

/** Excerpts that contain search terms, by slug, for cards that do not show all of them. */
export type Quotes = Record<string, MarkedText>

function saysAll({ title, subtitle, tags }: ListedArticle, terms: readonly Term[]): boolean {
  const card = [title, subtitle, ...tags.map(({ name }) => name)].join(' ')
  return terms.every((term) => placesOf(card, term, terms.length === 1).length > 0)
}

/** Returns the articles whose cards lack some search term. */
export const toQuote = (articles: readonly ListedArticle[], terms: readonly Term[]): ListedArticle[] =>
  articles.filter((article) => !saysAll(article, terms))

/** Returns empty quotes, which reserve the space on cards. */
export const emptyQuotes = (articles: readonly ListedArticle[]): Quotes =>
  Object.fromEntries(articles.map(({ slug }) => [slug, []]))

/** Reads the articles' texts and quotes them. A text that cannot be read is logged and gets an empty quote. */
export async function quote(articles: readonly ListedArticle[], terms: readonly Term[]): Promise<Quotes> {
  const quoted = articles.map(async ({ slug, url }) => {
    const lines = await articleText(url).catch((error: unknown) => {
      console.error('An article could not be quoted.', error)
      return []
    })
    const found = excerpt(lines, terms)
    return [slug, found ? mark(found, terms) : []] as const
  })
  return Object.fromEntries(await Promise.all(quoted))
}
