import { distance } from 'fastest-levenshtein'
import Fuse from 'fuse.js'
import { placeOf } from './word-index'
import { stem } from './words'

/** Words of the vocabulary that a word with typos may stand for, the likeliest only. */
export type SpellCorrection = (word: string) => string[]

/** One wrong letter from four letters on, two from eight, three from twelve: Fuse's score is errors by length… */
const tolerance = 0.25
/** …and a hundredth for each letter that the likeness begins later. */
const late = 0.02

/** A word of fewer letters is like too many others: only slips of the hand are mended in it. */
const shortest = 5

/** Up to so many letters a word is mended as a whole; a longer one may be the beginning of another. */
const wholeUpTo = 5

/** Fuse looks at those words only that share most pairs of letters: it reads every word that it is given. */
const candidatesAtMost = 200

/** A wrong letter stands in two pairs. */
const pairsOfAnError = 2

/** What is as likely within this is meant as well. */
const asNear = 0.07

/**
 * Prepares the mending of typos against the words that there are (Fuse), rather than against the articles: a few
 * thousand short words instead of every text.
 * @param vocabulary sorted, distinct
 */
export function createSpellCorrection(vocabulary: readonly string[]): SpellCorrection {
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
    const allowed = Math.floor(typed.length * tolerance)
    if (allowed === 0) return []
    const word = stem(typed)
    const slipped = slips(word).flatMap((other) => goingOn(vocabulary, other))
    const near =
      typed.length < shortest ? [] : new Fuse(candidates(word), { threshold: tolerance + late }).search(word)
    const likely = [
      ...slipped.map((meant) => ({ meant, errors: 1 })),
      ...near.map(({ item }) => ({ meant: item, errors: errorsIn(word, item, allowed) })),
    ]
      .filter(({ errors }) => errors <= allowed)
      .map(({ meant, errors }) => ({ meant, likeness: (1 - errors / word.length) * finished(word, meant) }))
    const best = Math.max(...likely.map(({ likeness }) => likeness))
    return likely.filter(({ likeness }) => likeness >= best - asNear).map(({ meant }) => meant)
  }
}

/**
 * How many letters of the word are wrong, or of its beginning: Fuse likes what has the typed letters in its middle too.
 * Hardly anyone mistypes the first letter: it counts twice.
 */
function errorsIn(typed: string, word: string, allowed: number): number {
  const ends = typed.length > wholeUpTo ? around(typed.length, allowed) : []
  const wrong = Math.min(...[word.length, ...ends].map((end) => distance(typed, word.slice(0, end))))
  return typed[0] === word[0] ? wrong : wrong + 1
}

const around = (middle: number, most: number): number[] =>
  Array.from({ length: 2 * most + 1 }, (_, at) => middle - most + at)

/** A word of which much is still to come is less likely to be meant; 1 where it is there. */
const finished = (typed: string, word: string): number => 0.6 + 0.4 * Math.min(1, typed.length / word.length)

/** `^mode` has the pairs `^m`, `mo`, `od`, `de`: the first letter counts as a pair of its own. */
const pairsOf = (word: string): string[] => Array.from(word, (letter, at) => (word[at - 1] ?? '^') + letter)

/** What was meant where two letters are in the wrong order, two errors to Fuse, or where one was typed twice. */
const slips = (word: string): string[] =>
  Array.from({ length: word.length - 1 }, (_, at) => {
    const [first, second] = word.slice(at)
    return word.slice(0, at) + (first === second ? '' : second) + first + word.slice(at + 2)
  })

/** The words that begin so; of what is mended as a whole, the word itself. */
function goingOn(vocabulary: readonly string[], start: string): string[] {
  const from = placeOf(vocabulary, start)
  let to = from
  while (vocabulary[to]?.startsWith(start)) to += 1
  return vocabulary.slice(from, to).filter((word) => start.length > wholeUpTo || word === start)
}
