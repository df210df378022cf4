import type { IGatsbyImageData } from 'gatsby-plugin-image'

/** One article of `GET /api/articles`. */
export type ListedArticle = {
  title: string
  subtitle: string
  slug: string
  mainImage?: string
  /** A day, `YYYY-MM-DD`. */
  publishedAt: string
  readTime: string
  /** In previews alone, of what is not out: `draft` or `scheduled`. */
  publication?: string
  readingMinutes: number
  /** Whether the house recommends it: its card bears a badge and leads the list. */
  featured: boolean
  tags: { id: string; name: string }[]
  url: string
  picture?: IGatsbyImageData
}

/** The answer of `GET /api/articles`: the featured articles, then all others, newest first. */
export type ArticleListing = {
  articles: ListedArticle[]
  /** Where the index of the articles' words is; it names an article by its place in `articles`. */
  searchIndex?: string
}
