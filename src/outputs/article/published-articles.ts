import { newestFirst } from '../../articles/order'
import { type Language, languages } from '../../site/languages'
import { type GraphQL, queryArticles } from '../query-articles'

/** A published article in its machine-readable forms. */
export type PublishedArticle = Pick<
  Queries.Article,
  'slug' | 'title' | 'subtitle' | 'author' | 'publishedAt' | 'updatedAt' | 'checkedAt' | 'outdated'
> & {
  tags: readonly Pick<Queries.Tag, 'name'>[]
  texts: Pick<Queries.ArticleTexts, 'markdown' | 'feed' | 'text'>
}

const fields = `slug title subtitle author publishedAt updatedAt checkedAt outdated { day original } tags { name { ${languages.join(' ')} } } texts { markdown feed text }`

/** Returns the published articles of one language, newest first. @throws if the query fails */
export const publishedArticles = async (graphql: GraphQL, language: Language): Promise<PublishedArticle[]> =>
  (await queryArticles<PublishedArticle>(graphql, fields, language)).sort(newestFirst)
