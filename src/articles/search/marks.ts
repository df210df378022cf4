import { fold } from './fold'
import type { Term } from './match'
import { isEmpty, stem } from './words'

/** A piece of a text, its start in the text, and whether it is a match. */
export type Segment = { text: string; from: number; marked: boolean }

/**
 * Marks whole words, since screen readers would read a split word as two.
 *
 * @param terms the search terms
 */
export function mark(text: string, terms: readonly Term[]): Segment[] {
  if (terms.length === 0) return [{ text, from: 0, marked: false }]
  const segments: Segment[] = []
  let from = 0
  for (const piece of text.split(/([\p{L}\p{N}]+)/u).filter(Boolean)) {
    const marked = terms.some((term) => isMeant(piece, term, terms.length === 1))
    const last = segments.at(-1)
    if (last?.marked === marked) last.text += piece
    else segments.push({ text: piece, from, marked })
    from += piece.length
  }
  return segments
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
