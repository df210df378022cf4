import type { Language } from '../site/languages'

/** The function `graphql` that Gatsby passes to its hooks. */
export type GraphQL = <T>(query: string) => Promise<{ data?: T; errors?: unknown }>

/**
 * Queries the published articles.
 * @param fields those that are asked for, in GraphQL
 * @param language all without it
 * @throws if the query fails, with all errors of GraphQL
 */
export async function queryArticles<Article>(
  graphql: GraphQL,
  fields: string,
  language?: Language,
): Promise<Article[]> {
  const inLanguage = language ? `language: { eq: "${language}" }` : ''
  const { data, errors } = await graphql<{ articles: { nodes: Article[] } }>(
    `{ articles: allArticle(filter: { published: { eq: true } ${inLanguage} }) { nodes { ${fields} } } }`,
  )
  if (errors || !data) {
    const messages = Array.isArray(errors) ? errors.map(String).join('\n  ') : String(errors)
    throw new Error(`The articles cannot be read:\n  ${messages}`)
  }
  return data.articles.nodes
}
