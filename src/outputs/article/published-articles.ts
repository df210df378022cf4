import { newestFirst } from '../../articles/order'
import { articlePath } from '../../articles/paths'
import { fullAddress } from '../../site/head/address'
import type { Language } from '../../site/languages'
import { type GraphQL, runQuery } from '../run-query'
import type { ArticleTexts } from './compile-once'

/** A published article in its machine-readable forms. */
export type PublishedArticle = {
  slug: string
  title: string
  subtitle: string
  author: string | null
  publishedAt: string
  updatedAt: string | null
  checkedAt: string | null
  tags: { name: Record<Language, string> }[]
  texts: Pick<ArticleTexts, 'markdown' | 'feed' | 'text'>
}

const query = /* GraphQL */ `
  query ($language: String!) {
    articles: allArticle(filter: { language: { eq: $language }, published: { eq: true } }) {
      nodes { slug title subtitle author publishedAt updatedAt checkedAt tags { name { en fr } } texts { markdown feed text } }
    }
  }
`

/** Returns the published articles of one language, newest first. @throws if the query fails */
export async function publishedArticles(graphql: GraphQL, language: Language): Promise<PublishedArticle[]> {
  type QueryResult = { articles: { nodes: PublishedArticle[] } }
  const { articles } = await runQuery<QueryResult>(graphql, 'articles', query, { language })
  return articles.nodes.sort(newestFirst)
}

/** Returns the full address of an article. @param url origin of the site */
export const addressOf = ({ slug }: { slug: string }, url: string, language: Language): string =>
  fullAddress(url, articlePath(slug), language)
