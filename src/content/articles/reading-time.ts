/** Silent reading speed: the middle of the range that studies find for French and English prose. */
const wordsAMinute = 230

/**
 * Counts the words to read, without footnotes, code, comments, addresses and names of components.
 * @param body MDX without its front matter
 */
export function wordCount(body: string): number {
  const prose = body
    .replace(/^```[\s\S]*?^```/gm, '')
    .replace(/^\[[^\]]+\]:.*$/gm, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, '')
    .replace(/<[^>]+>/g, '')
  return prose.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0
}

/**
 * Returns whole minutes, at least 1.
 * @param body MDX without its front matter
 */
export const readingMinutes = (body: string): number =>
  Math.max(1, Math.round(wordCount(body) / wordsAMinute))
