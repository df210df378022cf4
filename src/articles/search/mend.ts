import Fuse from 'fuse.js'
import { placeOf } from './word-index'
import { stem } from './words'

/** Words of the vocabulary that a word with typos may stand for, the nearest only. */
export type Mend = (word: string) => string[]

/** One wrong letter from four letters on, two from eight, three from twelve. Fuse's score is errors by length… */
const tolerance = 0.25
/** …and a hundredth for each letter that the likeness begins later. */
const late = 0.02

/** Fuse looks at those words only that share most pairs of letters: it reads every word that it is given. */
const candidatesAtMost = 200

/** A wrong letter stands in two pairs. */
const pairsOfAnError = 2

/** Typos that weigh the same within this are equally near. */
const asNear = 0.02

/**
 * Prepares the mending of typos against the words that there are (Fuse), rather than against the articles: a few
 * thousand short words instead of every text.
 * @param vocabulary sorted, distinct
 */
export function createMend(vocabulary: readonly string[]): Mend {
  const byPair = new Map<string, number[]>()
  vocabulary.forEach((word, place) => {
    for (const pair of new Set(pairsOf(word))) {
      const places = byPair.get(pair)
      if (places) places.push(place)
      else byPair.set(pair, [place])
    }
  })

  const shared = new Uint8Array(vocabulary.length)
  const candidates = (word: string): string[] => {
    const pairs = new Set(pairsOf(word))
    const touched: number[] = []
    for (const pair of pairs) {
      for (const place of byPair.get(pair) ?? []) {
        if (shared[place] === 0) touched.push(place)
        shared[place] = (shared[place] ?? 0) + 1
      }
    }
    const least = Math.max(1, pairs.size - pairsOfAnError * Math.floor(word.length * tolerance))
    const likely = touched
      .filter((place) => (shared[place] ?? 0) >= least)
      .sort((a, b) => (shared[b] ?? 0) - (shared[a] ?? 0))
      .slice(0, candidatesAtMost)
    for (const place of touched) shared[place] = 0
    return likely.map((place) => vocabulary[place] ?? '')
  }

  return (typed) => {
    const word = stem(typed)
    if (word.length * tolerance < 1) return []
    const swapped = swaps(word).flatMap((other) => beginningWith(vocabulary, other))
    if (swapped.length > 0) return swapped
    const found = new Fuse(candidates(word), {
      threshold: tolerance + late,
      distance: 100,
      includeScore: true,
    }).search(word)
    const nearest = found[0]?.score ?? 0
    return found.filter(({ score = 1 }) => score <= nearest + asNear).map(({ item }) => item)
  }
}

/** `^mode` has the pairs `^m`, `mo`, `od`, `de`: the first letter counts as a pair of its own. */
const pairsOf = (word: string): string[] => Array.from(word, (letter, at) => (word[at - 1] ?? '^') + letter)

/** Two letters in the wrong order are one slip of the hand, though two errors to Fuse. */
const swaps = (word: string): string[] =>
  Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  ).filter((other) => other !== word)

function beginningWith(vocabulary: readonly string[], start: string): string[] {
  const from = placeOf(vocabulary, start)
  let to = from
  while (vocabulary[to]?.startsWith(start)) to += 1
  return vocabulary.slice(from, to)
}
