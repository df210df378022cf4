import { fold } from './fold'
import type { Term } from './match'
import { isEmpty, stem } from './words'

/** A text in pieces: the first, third … as they are, the second, fourth … marked. */
export type MarkedText = readonly string[]

/**
 * Marks whole words, since screen readers would read a split word as two.
 *
 * @param terms the search terms
 */
export function mark(text: string, terms: readonly Term[]): MarkedText {
  const pieces = ['']
  for (const piece of text.split(/([\p{L}\p{N}]+)/u)) {
    const marked = terms.some((term) => isMeant(piece, term, terms.length === 1))
    const lastIsMarked = pieces.length % 2 === 0
    if (piece && marked !== lastIsMarked) pieces.push(piece)
    else pieces.push((pieces.pop() ?? '') + piece)
  }
  return pieces
}

/** Caches folded words and stems: typing compares the same few thousand words with every letter. */
const known = new Map<string, { folded: string; stem: string }>()

function forms(word: string): { folded: string; stem: string } {
  const found = known.get(word)
  if (found) return found
  const folded = fold(word)
  const made = { folded, stem: stem(folded) }
  known.set(word, made)
  return made
}

/** @param inside whether a word that merely contains the term counts, as it does for a single one */
export function isMeant(word: string, { start, stems }: Term, inside = false): boolean {
  const { folded, stem: root } = forms(word)
  if (!folded || isEmpty(folded)) return false
  return (inside ? folded.includes(start) : folded.startsWith(start)) || stems.includes(root)
}
