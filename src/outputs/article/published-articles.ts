import { newestFirst } from '../../articles/order'
import { type Language, languages } from '../../site/languages'
import { type GraphQL, runQuery } from '../run-query'

/** A published article in its machine-readable forms. */
export type PublishedArticle = Pick<
  Queries.Article,
  'slug' | 'title' | 'subtitle' | 'author' | 'publishedAt' | 'updatedAt' | 'checkedAt'
> & {
  tags: readonly Pick<Queries.Tag, 'name'>[]
  texts: Pick<Queries.ArticleTexts, 'markdown' | 'feed' | 'text'>
}

const query = /* GraphQL */ `
  query ($language: String!) {
    articles: allArticle(filter: { language: { eq: $language }, published: { eq: true } }) {
      nodes { slug title subtitle author publishedAt updatedAt checkedAt tags { name { ${languages.join(' ')} } } texts { markdown feed text } }
    }
  }
`

/** Returns the published articles of one language, newest first. @throws if the query fails */
export async function publishedArticles(graphql: GraphQL, language: Language): Promise<PublishedArticle[]> {
  type QueryResult = { articles: { nodes: PublishedArticle[] } }
  const { articles } = await runQuery<QueryResult>(graphql, 'articles', query, { language })
  return articles.nodes.sort(newestFirst)
}
