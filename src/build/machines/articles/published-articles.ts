import { articlePath } from '../../../articles/paths'
import { newestFirst } from '../../../articles/related'
import { fullAddress } from '../../../site/head/address'
import type { Language } from '../../../site/languages'

/** A published article as machines read it. */
export type PublishedArticle = {
  slug: string
  title: string
  subtitle: string
  author: string | null
  publishedAt: string
  tags: { name: Record<Language, string> }[]
  /** The body. */
  markdown: string
}

type GraphQL = <T>(
  query: string,
  variables: { language: Language },
) => Promise<{ data?: T; errors?: unknown }>

const query = /* GraphQL */ `
  query ($language: String!) {
    articles: allArticle(filter: { language: { eq: $language }, published: { eq: true } }) {
      nodes { slug title subtitle author publishedAt tags { name { en fr } } markdown }
    }
  }
`

/** The published articles of one language, newest first. @throws where they cannot be read */
export async function publishedArticles(graphql: GraphQL, language: Language): Promise<PublishedArticle[]> {
  const { data, errors } = await graphql<{ articles: { nodes: PublishedArticle[] } }>(query, { language })
  if (errors || !data) throw new Error(`The articles cannot be read: ${String(errors)}`)
  return data.articles.nodes.sort(newestFirst)
}

/** The full address of an article. @param url origin of the site */
export const addressOf = ({ slug }: { slug: string }, url: string, language: Language): string =>
  fullAddress(url, articlePath(slug), language)
