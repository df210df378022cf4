/** Words a minute of silent reading, from the middle of what studies find for French and English prose. */
const wordsAMinute = 230

/**
 * @param body MDX without its front matter
 * @returns how many words there are to read; footnotes, code and components' names do not count
 */
export function wordCount(body: string): number {
  const prose = body
    .replace(/^```[\s\S]*?^```/gm, '')
    .replace(/^\[\^[^\]]+\]:.*$/gm, '')
    .replace(/<[^>]+>/g, '')
  return prose.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0
}

/**
 * @param body MDX without its front matter
 * @returns whole minutes, at least 1
 */
export const readingMinutes = (body: string): number =>
  Math.max(1, Math.round(wordCount(body) / wordsAMinute))
