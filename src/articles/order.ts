type Dated = { slug: string; publishedAt: string }

/** Compares by date, newest first, then by slug, so that the order never depends on the file system. */
export function newestFirst(a: Dated, b: Dated): number {
  const [keyA, keyB] = [`${a.publishedAt} ${a.slug}`, `${b.publishedAt} ${b.slug}`]
  return keyA < keyB ? 1 : keyA > keyB ? -1 : 0
}

/**
 * Compares for the list, its categories and its JSON: featured articles first, each part newest first. Chronological
 * lists (feeds, neighbours, the home page) use `newestFirst`.
 */
export const featuredFirst = (a: Dated & { featured: boolean }, b: Dated & { featured: boolean }): number =>
  Number(b.featured) - Number(a.featured) || newestFirst(a, b)
