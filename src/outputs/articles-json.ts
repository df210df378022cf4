import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { listedArticle } from '../articles/list/listed-article'
import type { ArticleListing } from '../articles/listing'
import { featuredFirst } from '../articles/order'
import { type FileCache, openFileCache } from '../cache/file-cache'
import { searchWords } from '../content/search-words'
import { type Language, languages, localPath } from '../site/languages'
import { writePublicFile } from './public-file'
import { type GraphQL, queryArticles } from './query-articles'
import { isSearchIndex, searchIndex } from './search-index'
import { suggestedPages } from './suggested-pages'

/** The fields of the fragment `ArticleCardParts`, which is only available to page queries, and the texts. */
const fields = `
  slug title subtitle publishedAt publication readingMinutes featured keywords
  tags { tag name { ${languages.join(' ')} } }
  texts { text notes }
  plate
  image {
    childImageSharp {
      gatsbyImageData(width: 400, aspectRatio: 1.5, layout: CONSTRAINED, placeholder: NONE, transformOptions: { cropFocus: CENTER }, formats: [AVIF, JPG])
    }
  }
`

type Article = Queries.ArticleCardPartsFragment & {
  keywords: readonly string[] | null
  texts: Pick<Queries.ArticleTexts, 'text' | 'notes'>
}

/**
 * Returns the response to `GET /api/articles` in one language, in the order of the list: the documented
 * fields (docs/product.md, Articles), plus the id of each tag, the address and picture sources for the list,
 * and the address of the search index.
 * @param cache of the indexes
 * @returns the response, and that index
 * @throws if the query fails
 */
export async function articleListing(
  graphql: GraphQL,
  language: Language,
  cache: Pick<FileCache, 'get'>,
): Promise<{ listing: ArticleListing; index: { address: string; json: string } }> {
  const articles = (await queryArticles<Article>(graphql, fields, language)).sort(featuredFirst)
  const searched = articles.map(({ slug, title, subtitle, tags, texts, keywords }) => ({
    slug,
    title,
    subtitle,
    tags: tags.map(({ name }) => ({ name: name[language] })),
    ...texts,
    keywords: keywords ?? [],
  }))
  const groups = searchWords(language)
  const index = await searchIndex(language, searched, groups, suggestedPages(language), cache)
  return {
    listing: {
      articles: articles.map((article) => listedArticle(article, language)),
      searchIndex: index.address,
    },
    index,
  }
}

/**
 * Writes `/api/articles.json` and `/fr/api/articles.json` into `public/`, which rewrites serve without the
 * extension. Also writes the search index of each language, and deletes those of earlier builds.
 */
export async function writeArticlesJson(graphql: GraphQL): Promise<void> {
  for (const file of await readdir('public/static')) {
    if (isSearchIndex(file)) await rm(path.join('public/static', file))
  }
  const cache = openFileCache('.build-cache/search')
  for (const language of languages) {
    const { listing, index } = await articleListing(graphql, language, cache)
    writePublicFile(localPath('/api/articles.json', language), JSON.stringify(listing))
    writePublicFile(index.address, index.json)
  }
  cache.prune()
}
