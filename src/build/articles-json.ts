import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { listedArticle } from '../articles/list/listed-article'
import type { ArticleListing } from '../articles/listing'
import { newestFirst } from '../articles/related'
import { type Language, languages, localPath } from '../site/languages'

type GraphQL = <T>(
  query: string,
  variables: { language: Language },
) => Promise<{ data?: T; errors?: unknown }>

/** The fields of the fragment `ArticleCardParts`, which only page queries may use by name. */
const query = /* GraphQL */ `
  query ($language: String!) {
    articles: allArticle(filter: { language: { eq: $language }, published: { eq: true } }) {
      nodes {
        slug title subtitle publishedAt publication readingMinutes featured
        tags { tag name { en fr } }
        image {
          childImageSharp {
            gatsbyImageData(width: 400, aspectRatio: 1.5, layout: CONSTRAINED, placeholder: NONE, transformOptions: { cropFocus: CENTER }, formats: [AVIF, WEBP, JPG])
          }
        }
      }
    }
  }
`

/**
 * `GET /api/articles` of one language (spec, section 7), newest first: the fields of the spec's Article entity,
 * plus the id of each tag, the address and the picture's sources, which the list needs.
 */
export async function articleListing(graphql: GraphQL, language: Language): Promise<ArticleListing> {
  const { data, errors } = await graphql<{ articles: { nodes: Queries.ArticleCardPartsFragment[] } }>(query, {
    language,
  })
  if (errors || !data) throw new Error(`The articles cannot be read: ${String(errors)}`)
  return {
    articles: data.articles.nodes.sort(newestFirst).map((article) => listedArticle(article, language)),
  }
}

/** Writes `/api/articles.json` and `/fr/api/articles.json` into `public/`; rewrites give them their address. */
export async function writeArticlesJson(graphql: GraphQL): Promise<void> {
  for (const language of languages) {
    const file = path.join('public', localPath('/api/articles.json', language))
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, JSON.stringify(await articleListing(graphql, language)))
  }
}
