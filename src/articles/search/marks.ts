import { fold } from './fold'
import type { Term } from './match'
import { insideFrom, isEmpty, isKin, stem } from './words'

/** A text in pieces: the first, third … as they are, the second, fourth … marked. */
export type MarkedText = readonly string[]

/**
 * Marks whole words, since screen readers would read a split word as two.
 *
 * @param terms the search terms
 */
export function mark(text: string, terms: readonly Term[]): MarkedText {
  const meant = new Set(terms.flatMap((term) => placesOf(text, term, terms.length === 1)))
  const pieces = ['']
  let at = 0
  for (const piece of text.split(/([\p{L}\p{N}]+)/u)) {
    const lastIsMarked = pieces.length % 2 === 0
    if (piece && meant.has(at) !== lastIsMarked) pieces.push(piece)
    else pieces.push((pieces.pop() ?? '') + piece)
    at += piece.length
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

/**
 * Returns where the words that a term matches begin in a text.
 *
 * @param inside whether a word that merely contains the term counts, as it does for a single one
 */
export function placesOf(
  text: string,
  { start, stems, phrases = [], finished }: Term,
  inside = false,
): number[] {
  const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)].flatMap(({ 0: word, index }) => {
    const { folded, stem } = forms(word)
    return !folded || isEmpty(folded) ? [] : [{ folded, stem, index }]
  })
  const own = words.filter(
    ({ folded, stem }) =>
      (inside && start.length >= insideFrom
        ? folded.includes(start)
        : folded.startsWith(start) && (!finished || isKin(stem, start))) || stems.includes(stem),
  )
  const adjacent = phrases.flatMap((phrase) =>
    words.flatMap((_, at) => {
      const next = words.slice(at, at + phrase.length)
      return phrase.every((stem, place) => next[place]?.stem === stem) ? next : []
    }),
  )
  return [...own, ...adjacent].map(({ index }) => index)
}
