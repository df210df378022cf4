/** Addresses of the articles, without their language prefix. */

/** How many articles a list page shows. */
export const articlesPerPage = 6

export const articlePath = (slug: string) => `/articles/${slug}`

/** The same article in Markdown, for machines. */
export const markdownPath = (slug: string) => `${articlePath(slug)}.md`

/** What an article says, line by line: the list quotes from it. */
export const textPath = (slug: string) => `${articlePath(slug)}.txt`

export type ListPlace = { category?: string; page?: number }

/** A list page as a document of its own, which needs no script: `/articles/category/law/page/2`. */
export function listPath({ category, page = 1 }: ListPlace): string {
  return `/articles${category ? `/category/${category}` : ''}${page > 1 ? `/page/${page}` : ''}`
}

export const pageCount = (articles: number) => Math.max(1, Math.ceil(articles / articlesPerPage))
