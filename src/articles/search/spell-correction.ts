import { distance } from 'fastest-levenshtein'
import Fuse from 'fuse.js'
import { wordsThatBegin } from './word-index'
import { stem } from './words'

/** Returns the likeliest corrections of a word from the vocabulary. */
export type SpellCorrection = (word: string) => string[]

/**
 * Allows one wrong letter from four letters on, two from eight, three from twelve: Fuse's score is errors by length…
 */
const tolerance = 0.25
/** …plus a hundredth for each letter that the match starts later. */
const late = 0.02

/** Shorter words resemble too many others: only transposed or doubled letters are corrected in them. */
const shortest = 5

/** Up to this many letters a word is corrected as a whole; a longer one may be a prefix. */
const wholeUpTo = 5

/** Corrections within this score of the best are accepted, too. */
const asNear = 0.07

/**
 * Prepares spell correction against the vocabulary (Fuse) rather than the articles: a few thousand short words instead
 * of every text.
 *
 * @param vocabulary sorted, distinct
 */
export function createSpellCorrection(vocabulary: readonly string[]): SpellCorrection {
  const fuse = new Fuse(vocabulary, { threshold: tolerance + late })
  const longest = vocabulary.reduce((most, { length }) => Math.max(most, length), 0)
  return (typed) => {
    const allowed = Math.floor(typed.length * tolerance)
    const word = stem(typed)
    // Comparing what nobody typed, hundreds of letters in one word, with every word would take seconds.
    if (word.length - allowed > longest) return []
    const slipped = slips(word).flatMap((other) => wordsWithPrefix(vocabulary, other))
    const near = typed.length < shortest ? [] : fuse.search(word)
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
 * Counts wrong letters in the word or its prefix, since Fuse also matches in the middle of words. A wrong first letter
 * counts twice: people rarely mistype it.
 */
function errorsIn(typed: string, word: string, allowed: number): number {
  const ends = typed.length > wholeUpTo ? around(typed.length, allowed) : []
  const wrong = Math.min(...[word.length, ...ends].map((end) => distance(typed, word.slice(0, end))))
  return typed[0] === word[0] ? wrong : wrong + 1
}

const around = (middle: number, most: number): number[] =>
  Array.from({ length: 2 * most + 1 }, (_, at) => middle - most + at)

/** The completed share of a word: the more letters are missing, the less likely it is meant. */
const finished = (typed: string, word: string): number => 0.6 + 0.4 * Math.min(1, typed.length / word.length)

/** Undoes transposed letters, two errors to Fuse, and doubled ones. */
const slips = (word: string): string[] =>
  Array.from({ length: word.length - 1 }, (_, at) => {
    const [first, second] = word.slice(at)
    return word.slice(0, at) + (first === second ? '' : second) + first + word.slice(at + 2)
  })

/** Returns the words with a prefix; for a word corrected as a whole, only the word itself. */
const wordsWithPrefix = (vocabulary: readonly string[], start: string): string[] =>
  wordsThatBegin(vocabulary, start).filter((word) => start.length > wholeUpTo || word === start)
