import { placesOf } from './marks'
import type { Term } from './match'

/** Characters of an excerpt: two lines of a card. */
const longest = 150

/**
 * Returns the sentence of a text with most of the search terms; among equals, the first.
 *
 * @param lines paragraphs and the like
 * @returns `undefined` if no sentence has any
 */
export function excerpt(lines: readonly string[], terms: readonly Term[]): string | undefined {
  let best: { sentence: string; at: number; count: number } | undefined
  for (const sentence of lines.flatMap((line) => line.replaceAll(/([.!?…])\s+/g, '$1\0').split('\0'))) {
    const places = terms.flatMap((term) => {
      const found = placesOf(sentence, term)
      return found.length > 0 ? Math.min(...found) : []
    })
    if (places.length > (best?.count ?? 0)) best = { sentence, at: Math.min(...places), count: places.length }
    if (best?.count === terms.length) break
  }
  return best && shortened(best.sentence, best.at)
}

/** Cuts between words, with the match in the first third; within an address or code, if that has no spaces. */
function shortened(sentence: string, at: number): string {
  if (sentence.length <= longest) return sentence
  const space = sentence.indexOf(' ', at - longest / 3) + 1
  const from = at < longest / 2 ? 0 : space > 0 && space <= at ? space : at
  const lastSpace = sentence.lastIndexOf(' ', from + longest)
  const end =
    from + longest >= sentence.length ? sentence.length : lastSpace > at ? lastSpace : from + longest
  return `${from > 0 ? '… ' : ''}${sentence.slice(from, end)}${end < sentence.length ? ' …' : ''}`
}
