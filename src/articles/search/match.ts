import { type Cards, inKeywords, inNotes, onCard } from './indexes'
import { keysThatBegin, type Meanings } from './meanings'
import type { SpellCorrection } from './spell-correction'
import { placeOf, type WordIndex } from './word-index'
import { isKin, rootOf, verbRootOf } from './words'

/** What is there to search in: the cards at once; text, meanings, common words and mending when they have been loaded. */
export type Indexes = {
  cards: Cards
  text?: WordIndex
  meanings?: Meanings
  /** Stems of everyday words, which say little of what is looked for. */
  common?: ReadonlySet<string>
  mend?: SpellCorrection
}

/** A typed word, with the stems to look up beside those that begin with it. */
export type Term = {
  start: string
  stems: string[]
  /** Whether another word follows: it is no longer the beginning of a longer one. */
  finished?: boolean
  /** Whether it is written otherwise than typed. */
  corrected?: boolean
}

/** One thing that was typed, in a word or several, with its synonyms: stems joined by spaces. */
export type Concept = { terms: Term[]; meanings: string[] }

/** What each article has of a concept. */
export type Match = Concept & {
  /** By what the articles are put in order. */
  scores: Float64Array
  /** How far each article is about it, from 0 to 1. */
  strengths: Float64Array
  /** How many articles have it. */
  count: number
}

/** How much a word weighs by where it stands. A text counts once, and more where it has the word more than once. */
export const weights = {
  title: 10,
  tag: 8,
  subtitle: 4,
  text: 1,
  oftenInText: 1.2,
  notes: 0.5,
  keyword: 6,
} as const

/** How much of its weight a match keeps: the word itself, a word that begins so, a word mended. */
const quality = { exact: 1, beginning: 0.5, longer: 0.4, mended: 0.5, meant: 0.85, kin: 0.5 } as const

/**
 * How far an article is about a word by where it stands: wholly where its title, tags or keywords have it, half where only its text
 * does, less where it does so once. Search words lead somewhere on purpose: a synonym counts even where a text says it in passing.
 */
const about = { subtitle: 0.86, text: [0.2, 0.45], notes: 0.2, meant: 0.95, meantAtLeast: 0.4 }

/** From so many letters on, words are looked up in the text by how they begin. */
const beginningFrom = { cards: 2, text: 4 } as const

/** How many letters of a word are enough to take it for the beginning, or another form, of a word with meanings. */
const meantFrom = 5

/** Takes words that have a meaning together for one thing, every other word for one of its own. */
export function conceptsOf(terms: readonly Term[], { meanings }: Indexes): Concept[] {
  if (!meanings) return terms.map((term) => ({ terms: [term], meanings: [] }))
  const concepts: Concept[] = []
  for (let at = 0; at < terms.length; ) {
    let taken = terms.slice(at, at + meanings.longest)
    while (taken.length > 1 && !meanings.has(keyOf(taken))) taken = taken.slice(0, -1)
    at += taken.length
    const [first] = taken
    const keys = taken.length > 1 || !first ? [keyOf(taken)] : [...first.stems, ...keysLike(first, meanings)]
    concepts.push({ terms: taken, meanings: [...new Set(keys.flatMap((key) => meanings.of(key)))] })
  }
  return concepts
}

const keyOf = (terms: readonly Term[]) => terms.map(({ stems: [root] }) => root).join(' ')

/** Of a word that has no meaning itself: other forms of it that do, and longer words as long as it is being typed. */
function keysLike({ start, stems: [own = ''], finished }: Term, meanings: Meanings): string[] {
  if (meanings.has(own)) return []
  const root = verbRootOf(own)
  const forms = root.length < meantFrom ? [] : keysThatBegin(meanings, root)
  const longer = finished || start.length < meantFrom ? [] : keysThatBegin(meanings, start)
  return [...forms.filter((key) => verbRootOf(key) === root), ...longer]
}

export function match(concept: Concept, indexes: Indexes): Match {
  const { scores, strengths } = together(concept.terms, indexes)
  const kept = concept.terms.some(({ corrected }) => corrected) ? quality.mended : 1
  for (const meaning of concept.meanings) {
    const words = meaning.split(' ').map((word) => ({ start: '', stems: [word] }))
    const meant = together(words, indexes)
    meant.scores.forEach((score, place) => {
      if (score === 0) return
      scores[place] = Math.max(scores[place] ?? 0, kept * quality.meant * score)
      const strength = kept * about.meant * Math.max(about.meantAtLeast, meant.strengths[place] ?? 0)
      strengths[place] = Math.max(strengths[place] ?? 0, strength)
    })
  }
  return { ...concept, scores, strengths, count: scores.filter((score) => score > 0).length }
}

/** What each article has that has all of the words: their scores on the average, and the least of their strengths. */
function together(terms: readonly Term[], { cards, text }: Indexes) {
  const size = cards.folded.length
  const scores = new Float64Array(size).fill(1)
  const strengths = new Float64Array(size).fill(1)
  for (const [at, term] of terms.entries()) {
    const own = { scores: new Float64Array(size), strengths: new Float64Array(size) }
    addWord(own, term, cards.index, beginningFrom.cards, ofCard)
    if (text) addWord(own, term, text, beginningFrom.text, ofText)
    own.scores.forEach((score, place) => {
      const before = scores[place] ?? 0
      scores[place] = score && before ? (before * at + score) / (at + 1) : 0
      strengths[place] = Math.min(strengths[place] ?? 0, own.strengths[place] ?? 0)
    })
  }
  return { scores, strengths }
}

/** @param count in how many of all articles it is */
const rarity = (size: number, count: number): number => Math.log(1 + size / count)

/** What a match is worth by the value that an index has for it: how much it weighs, and how far the article has the word. */
type Worth = { weights: readonly number[]; strengths: readonly number[] }

const values = Array.from({ length: 8 }, (_, value) => value)

const ofCard: Worth = {
  weights: values.map(
    (places) =>
      (places & onCard.title ? weights.title : 0) +
      (places & onCard.tag ? weights.tag : 0) +
      (places & onCard.subtitle ? weights.subtitle : 0),
  ),
  strengths: values.map((places) => (places === onCard.subtitle ? about.subtitle : 1)),
}

const ofText: Worth = {
  weights: values.map((value) => {
    if (value === inKeywords) return weights.keyword
    return value === inNotes ? weights.notes : weights.text + weights.oftenInText * value
  }),
  strengths: values.map((value) => {
    if (value === inKeywords) return 1
    return value === inNotes ? about.notes : (about.text[value] ?? 1)
  }),
}

/** Adds to each article what the best of the index's words that match the term gives it; rare words weigh more. */
function addWord(
  own: { scores: Float64Array; strengths: Float64Array },
  { start, stems, finished = false }: Term,
  index: WordIndex,
  beginning: number,
  worth: Worth,
): void {
  const size = own.scores.length
  const best = new Float64Array(size)
  const take = (word: number, kept: number) => {
    const rare = rarity(size, index.count(word))
    index.visit(word, (place, value) => {
      best[place] = Math.max(best[place] ?? 0, kept * rare * (worth.weights[value] ?? 0))
      const strength = kept * (worth.strengths[value] ?? 0)
      own.strengths[place] = Math.max(own.strengths[place] ?? 0, strength)
    })
  }
  stems.forEach((other, at) => {
    const place = placeOf(index.words, other)
    if (index.words[place] === other) take(place, at === 0 ? quality.exact : quality.mended)
  })
  if (start && start.length >= beginning) {
    for (let place = placeOf(index.words, start); index.words[place]?.startsWith(start); place += 1) {
      const word = index.words[place] ?? ''
      if (!stems.includes(word) && (!finished || isKin(word, start)))
        take(place, quality.beginning + (quality.longer * start.length) / word.length)
    }
  }
  const root = start && rootOf(stems[0] ?? '')
  if (root) {
    for (let place = placeOf(index.words, root); index.words[place]?.startsWith(root); place += 1) {
      const word = index.words[place] ?? ''
      if (!stems.includes(word) && isKin(word, root)) take(place, quality.kin)
    }
  }
  best.forEach((score, place) => {
    own.scores[place] = (own.scores[place] ?? 0) + score
  })
}
