import { newestFirst } from './order'

type Article = { slug: string; publishedAt: string; tags: readonly { tag: string }[] }

/**
 * Returns the three other articles that share most tags with this one; among equals, the newest.
 *
 * @param all every published article of one language
 */
export function relatedArticles<T extends Article>(article: T, all: readonly T[]): T[] {
  const tags = new Set(article.tags.map(({ tag }) => tag))
  // Keeps only the three best: sorting all articles for each would take minutes with thousands of them.
  const best: { other: T; shared: number }[] = []
  for (const other of all) {
    if (other.slug === article.slug) continue
    const shared = other.tags.filter(({ tag }) => tags.has(tag)).length
    const place = best.findIndex(
      (known) => shared > known.shared || (shared === known.shared && newestFirst(other, known.other) < 0),
    )
    best.splice(place < 0 ? best.length : place, 0, { other, shared })
    best.splice(3)
  }
  return best.map(({ other }) => other)
}
