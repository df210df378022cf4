/** Addresses of the articles, without their language prefix. */

/** The number of articles on a list page. */
export const articlesPerPage = 6

export const articlePath = (slug: string) => `/articles/${slug}`

/** The path of an article in Markdown, for programs. */
export const markdownPath = (slug: string) => `${articlePath(slug)}.md`

/** The path of an article's plain text, line by line, which the list quotes from. */
export const textPath = (slug: string) => `${articlePath(slug)}.txt`

export type ListPlace = { category?: string; page?: number }

/** Returns the path of a list page, a document that needs no script: `/articles/category/law/page/2`. */
export function listPath({ category, page = 1 }: ListPlace): string {
  return `/articles${category ? `/category/${category}` : ''}${page > 1 ? `/page/${page}` : ''}`
}

export const pageCount = (articles: number) => Math.max(1, Math.ceil(articles / articlesPerPage))
