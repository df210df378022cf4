import type { IGatsbyImageData } from 'gatsby-plugin-image'

/** One article of `GET /api/articles`. */
export type ListedArticle = {
  title: string
  subtitle: string
  slug: string
  mainImage?: string
  /** A date, `YYYY-MM-DD`. */
  publishedAt: string
  readTime: string
  /** Only in previews, for unpublished articles: `draft` or `scheduled`. */
  publication?: string
  readingMinutes: number
  /** Whether it leads the list, with a badge. */
  featured: boolean
  tags: { id: string; name: string }[]
  url: string
  picture?: IGatsbyImageData
}

/** The response of `GET /api/articles`: the featured articles, then all others, newest first. */
export type ArticleListing = {
  articles: ListedArticle[]
  /** The address of the search index, which names articles by their position in `articles`. */
  searchIndex?: string
}
