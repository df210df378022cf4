type Dated = { slug: string; publishedAt: string }

/** Newest first; articles of one day by slug, so that the order never depends on the file system. */
export function newestFirst(a: Dated, b: Dated): number {
  const [keyA, keyB] = [`${a.publishedAt} ${a.slug}`, `${b.publishedAt} ${b.slug}`]
  return keyA < keyB ? 1 : keyA > keyB ? -1 : 0
}

/**
 * The order of the list, its categories and its JSON: what the house recommends leads, and each part is newest first. What
 * follows time (feeds, neighbours, the home page) keeps to `newestFirst`.
 */
export const featuredFirst = (a: Dated & { featured: boolean }, b: Dated & { featured: boolean }): number =>
  Number(b.featured) - Number(a.featured) || newestFirst(a, b)
