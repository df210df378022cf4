/** Words a minute of silent reading, from the middle of what studies find for French and English prose. */
const wordsAMinute = 230

/**
 * @param body MDX without its front matter
 * @returns whole minutes, at least 1; footnotes, code and components' names do not count
 */
export function readingMinutes(body: string): number {
  const prose = body
    .replace(/^```[\s\S]*?^```/gm, '')
    .replace(/^\[\^[^\]]+\]:.*$/gm, '')
    .replace(/<[^>]+>/g, '')
  const words = prose.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? []
  return Math.max(1, Math.round(words.length / wordsAMinute))
}
