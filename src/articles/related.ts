type Article = { slug: string; publishedAt: string; tags: readonly { tag: string }[] }

type Dated = Pick<Article, 'slug' | 'publishedAt'>

/** Newest first; articles of one day by slug, so that the order never depends on the file system. */
export function newestFirst(a: Dated, b: Dated): number {
  const [keyA, keyB] = [`${a.publishedAt} ${a.slug}`, `${b.publishedAt} ${b.slug}`]
  return keyA < keyB ? 1 : keyA > keyB ? -1 : 0
}

/**
 * The three other articles that share most tags with this one; of equals, the newest.
 * @param all every published article of one language
 */
export function relatedArticles<T extends Article>(article: T, all: readonly T[]): T[] {
  const tags = new Set(article.tags.map(({ tag }) => tag))
  const shared = (other: T) => other.tags.filter(({ tag }) => tags.has(tag)).length
  return all
    .filter(({ slug }) => slug !== article.slug)
    .sort((a, b) => shared(b) - shared(a) || newestFirst(a, b))
    .slice(0, 3)
}
