/**
 * Derives the slug from a title: lower-case letters, digits and hyphens, whole words, at most 60 characters.
 * @returns an empty text if the title has no letter and no digit
 */
export function slugOf(title: string): string {
  const words = title
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
  const kept: string[] = []
  for (const word of words) {
    if ([...kept, word].join('-').length > 60) break
    kept.push(word)
  }
  return kept.join('-') || (words[0] ?? '').slice(0, 60)
}
