import { fold } from './fold'
import { type Cards, onCard } from './indexes'
import type { SpellCorrection } from './spell-correction'
import { placeOf, type WordIndex } from './word-index'
import { isEmpty, joined, stem, wordsOf } from './words'

/** What is there to search in: the cards at once; text and mending when they have been loaded. */
export type Indexes = { cards: Cards; text?: WordIndex; mend?: SpellCorrection }

/** A typed word, and the stems that it stands for beside those that begin with it. */
export type Term = { start: string; stems: string[] }

export type Found = {
  /** Places in the list, best first. */
  places: number[]
  /** Empty where something was typed that has no word. */
  terms: Term[]
  /** Whether no article has all words, and these come close. */
  partly?: boolean
}

/** How much a word weighs by where it stands. A text counts once, and a little more the more often it has the word. */
const weights = { title: 10, tag: 8, subtitle: 4, text: 1, oftenInText: 0.6 } as const

/** How much of its weight a match keeps: the word itself, a word that begins so, a word mended. */
const quality = { exact: 1, beginning: 0.5, longer: 0.4, mended: 0.6 } as const

/** What was typed, as it stands: as several words; as a whole tag; in the middle of a word. */
const asTyped = { words: 0.8, tag: 2, inside: 0.1 } as const

/** From so many letters on, words are looked up in the text by how they begin. */
const beginningFrom = { cards: 2, text: 3 } as const

/** From so many letters on, `selfhosting` is looked for in `self-hosting`. */
const joinedFrom = 6

/**
 * Searches (docs/decisions/search.md): what contains the typed text in title, subtitle or tag, and what has all
 * typed words anywhere, best first. Where nothing has them, typos are forgiven, and then most of the words is enough.
 */
export function find(typed: string, indexes: Indexes): Found {
  const folded = fold(typed)
  const size = indexes.cards.folded.length
  if (!folded) return { places: Array.from({ length: size }, (_, place) => place), terms: [] }
  const words = wordsOf(folded).filter((word) => !isEmpty(word))
  const terms = words.map((word) => ({ start: word, stems: [stem(word)] }))

  const { all: scores } = scoreWords(terms, indexes)
  addAsTyped(scores, folded, terms, indexes.cards)
  if (scores.some(isFound)) return { places: ranked(scores), terms }

  addJoined(scores, folded, indexes.cards)
  if (scores.some(isFound)) return { places: ranked(scores), terms: joinedTerms(folded, indexes.cards) }

  const asMeant = meantBy(terms, indexes)
  const { all, most } = scoreWords(asMeant, indexes)
  // What has most of the words is told when everything has been searched, not before.
  const partly = indexes.text !== undefined && !all.some(isFound)
  return { places: ranked(partly ? most : all), terms: asMeant, partly }
}

const isFound = (score: number) => score > 0

const has = (index: WordIndex, word: string): boolean => index.words[placeOf(index.words, word)] === word

const isKnown = ({ stems }: Term, { cards, text }: Indexes): boolean =>
  stems.some((word) => has(cards.index, word) || (text && has(text, word)))

/** The terms, with what those words may stand for that nothing has. */
function meantBy(terms: Term[], indexes: Indexes): Term[] {
  const { mend } = indexes
  if (!mend) return terms
  return terms.map((term) =>
    isKnown(term, indexes) ? term : { ...term, stems: [...new Set([...term.stems, ...mend(term.start)])] },
  )
}

/**
 * The score of each article that has all words, and of each that has more than half of them, counted by how rare they
 * are; 0 for the others.
 */
function scoreWords(
  terms: readonly Term[],
  { cards, text }: Indexes,
): { all: Float64Array; most: Float64Array } {
  const size = cards.folded.length
  const total = new Float64Array(size)
  const had = new Float64Array(size)
  let asked = 0
  for (const term of terms) {
    const scores = new Float64Array(size)
    addWord(scores, term, cards.index, beginningFrom.cards, size, weightOnCard)
    if (text) addWord(scores, term, text, beginningFrom.text, size, weightInText)
    const rare = rarity(size, Math.max(1, scores.filter(isFound).length))
    asked += rare
    scores.forEach((score, place) => {
      if (score === 0) return
      total[place] = (total[place] ?? 0) + score
      had[place] = (had[place] ?? 0) + rare
    })
  }
  return {
    all: total.map((score, place) => (had[place] === asked ? score : 0)),
    most: total.map((score, place) => ((had[place] ?? 0) > asked / 2 ? score : 0)),
  }
}

/** @param count in how many of all articles it is */
const rarity = (size: number, count: number): number => Math.log(1 + size / count)

const weightOnCard = Array.from(
  { length: 8 },
  (_, places) =>
    (places & onCard.title ? weights.title : 0) +
    (places & onCard.tag ? weights.tag : 0) +
    (places & onCard.subtitle ? weights.subtitle : 0),
)
const weightInText = Array.from({ length: 8 }, (_, often) => weights.text + weights.oftenInText * often)

/** Adds to each article what the best of the index's words gives it that the term stands for; rare words weigh more. */
function addWord(
  scores: Float64Array,
  { start, stems }: Term,
  index: WordIndex,
  beginning: number,
  size: number,
  weightOf: readonly number[],
): void {
  const best = new Float64Array(size)
  const take = (word: number, kept: number) => {
    const rare = rarity(size, index.count(word))
    index.visit(word, (place, value) => {
      best[place] = Math.max(best[place] ?? 0, kept * rare * (weightOf[value] ?? 0))
    })
  }
  stems.forEach((other, at) => {
    const place = placeOf(index.words, other)
    if (index.words[place] === other) take(place, at === 0 ? quality.exact : quality.mended)
  })
  if (start.length >= beginning) {
    for (let place = placeOf(index.words, start); index.words[place]?.startsWith(start); place += 1) {
      const word = index.words[place] ?? ''
      if (!stems.includes(word))
        take(place, quality.beginning + (quality.longer * start.length) / word.length)
    }
  }
  best.forEach((score, place) => {
    scores[place] = (scores[place] ?? 0) + score
  })
}

/** What has the typed text as it stands is found, and comes before what has its words apart. */
function addAsTyped(scores: Float64Array, folded: string, terms: readonly Term[], cards: Cards): void {
  const several = terms.length > 1
  const share = several ? asTyped.words * terms.length : asTyped.inside
  const stems = terms.map((term) => term.stems[0]).join(' ')
  cards.folded.forEach(({ title, subtitle, tags }, place) => {
    const score = scores[place] ?? 0
    if (score > 0 && !several && !cards.tagStems[place]?.includes(stems)) return
    scores[place] =
      score +
      (title.includes(folded) ? weights.title * share : 0) +
      (subtitle.includes(folded) ? weights.subtitle * share : 0) +
      (tags.some((tag) => tag.includes(folded)) ? weights.tag * share : 0) +
      (stems && cards.tagStems[place]?.includes(stems) ? weights.tag * asTyped.tag : 0)
  })
}

function addJoined(scores: Float64Array, folded: string, cards: Cards): void {
  const typed = joined(folded)
  if (typed.length < joinedFrom) return
  cards.joined.forEach(({ title, subtitle, tags }, place) => {
    if (title.includes(typed)) scores[place] = weights.title
    else if (tags.some((tag) => tag.includes(typed))) scores[place] = weights.tag
    else if (subtitle.includes(typed)) scores[place] = weights.subtitle
  })
}

/** `selfhosting` stands for the words that it is made of. */
function joinedTerms(folded: string, { index }: Cards): Term[] {
  const start = joined(folded)
  return [{ start, stems: index.words.filter((word) => word.length > 2 && start.includes(word)) }]
}

/** Best first; of equals, the list's order. */
function ranked(scores: Float64Array): number[] {
  const places: number[] = []
  scores.forEach((score, place) => {
    if (score > 0) places.push(place)
  })
  return places.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b)
}
