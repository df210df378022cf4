import { fold } from './fold'
import { type Cards, inKeywords, inNotes, onCard } from './indexes'
import { keysThatBegin, type Meanings } from './meanings'
import type { SpellCorrection } from './spell-correction'
import { placeOf, type WordIndex } from './word-index'
import { isEmpty, isKin, joined, rootOf, stem, wordsOf } from './words'

/** What is there to search in: the cards at once; text, meanings and mending when they have been loaded. */
export type Indexes = { cards: Cards; text?: WordIndex; meanings?: Meanings; mend?: SpellCorrection }

/** A typed word, and the stems that it stands for beside those that begin with it. */
export type Term = { start: string; stems: string[] }

export type Found = {
  /** Places in the list, best first. */
  places: number[]
  /** Empty where something was typed that has no word. */
  terms: Term[]
  /** Whether no article has all words, and these come close. */
  partly?: boolean
  /** Typed words that nothing has: what was found is found by the others. */
  aside?: string[]
}

/** How much a word weighs by where it stands. A text counts once, and a little more the more often it has the word. */
const weights = { title: 10, tag: 8, subtitle: 4, text: 1, oftenInText: 0.6, notes: 0.5, keyword: 6 } as const

/** How much of its weight a match keeps: the word itself, a word that begins so, a word mended. */
const quality = { exact: 1, beginning: 0.5, longer: 0.4, mended: 0.6, meant: 0.7, kin: 0.5 } as const

/** What was typed, as it stands: as several words; as a whole tag; in the middle of a word. */
const asTyped = { words: 0.8, tag: 2, inside: 0.1 } as const

/** From so many letters on, words are looked up in the text by how they begin. */
const beginningFrom = { cards: 2, text: 4 } as const

/** From so many letters on, `selfhosting` is looked for in `self-hosting`. */
const joinedFrom = 6

/** How many letters of a word that is being typed are enough to take it for the beginning of a word with meanings. */
const meantFrom = 5

/** Of what was typed, how much an article has to have, counted by how rare it is, where none has all. */
const mostOfIt = 0.5

/**
 * Searches (docs/decisions/search.md): what contains the typed text in title, subtitle or tag, and what has all
 * typed words, or what they stand for, anywhere, best first. Where nothing has them, typos are forgiven, words that
 * nothing has are set aside, and then most of the words is enough.
 */
export function find(typed: string, indexes: Indexes): Found {
  const folded = fold(typed)
  const size = indexes.cards.folded.length
  if (!folded) return { places: Array.from({ length: size }, (_, place) => place), terms: [] }
  const words = wordsOf(folded).filter((word) => !isEmpty(word))
  const terms = words.map((word) => ({ start: word, stems: [stem(word)] }))

  const asWritten = scored(conceptsOf(terms, indexes), indexes)
  const scores = withAll(asWritten, size)
  addAsTyped(scores, folded, terms, indexes.cards)
  if (isAbout(scores, asWritten)) return { places: filledUp(scores, asWritten), terms: termsOf(asWritten) }

  const joinedScores = scoresOfJoined(folded, indexes.cards)
  if (joinedScores.some(isFound))
    return { places: ranked(joinedScores), terms: joinedTerms(folded, indexes.cards) }

  const asMeant = scored(conceptsOf(correctedBy(terms, indexes), indexes), indexes)
  const all = withAll(asMeant, size)
  // What has most of the words is told when everything has been searched, not before.
  if (isAbout(all, asMeant) || !indexes.text)
    return { places: filledUp(all, asMeant), terms: termsOf(asMeant) }
  return closest(asMeant, size)
}

/** What comes close where no article has all: without the words that nothing has, then with most of the words. */
function closest(concepts: readonly Scored[], size: number): Found {
  const known = concepts.filter(({ count }) => count > 0)
  const aside = concepts
    .filter(({ count }) => count === 0)
    .flatMap(({ terms }) => terms.map(({ start }) => start))
  if (aside.length > 0 && !known.some(({ names, count }) => names && count <= size / 2))
    return { places: [], terms: termsOf(concepts) }
  const all = withAll(known, size)
  if (isAbout(all, known)) return { places: filledUp(all, known), terms: termsOf(known), aside }
  return { places: ranked(withMost(known, size)), terms: termsOf(known), aside, partly: true }
}

/** So many things typed may all stand in a text that is about none of them. */
const apart = 3

/** Whether anything was found, and not by chance: of many words, one has to stand on the card. */
const isAbout = (scores: Float64Array, concepts: readonly Scored[]): boolean =>
  scores.some(
    (score, place) =>
      score > 0 && (concepts.length < apart || concepts.some(({ onCards }) => onCards[place])),
  )

/** So few articles leave room for others. */
const few = 5

/** What has all, and where that is little and words have other names, what comes close after it. */
function filledUp(all: Float64Array, concepts: readonly Scored[]): number[] {
  const places = ranked(all)
  if (places.length >= few || !concepts.some(({ meanings }) => meanings.length > 0)) return places
  const close = ranked(withMost(concepts, all.length)).filter((place) => !places.includes(place))
  return [...places, ...close.slice(0, few - places.length)]
}

const isFound = (score: number) => score > 0

const has = (index: WordIndex, word: string): boolean => index.words[placeOf(index.words, word)] === word

const isKnown = ({ stems }: Term, { cards, text, meanings }: Indexes): boolean =>
  stems.some((word) => has(cards.index, word) || (text && has(text, word)) || meanings?.has(word))

/** The terms, with what those words may stand for that nothing has. */
function correctedBy(terms: Term[], indexes: Indexes): Term[] {
  const { mend } = indexes
  if (!mend) return terms
  return terms.map((term) => {
    if (isKnown(term, indexes)) return term
    // A short word is like many: of those, only what something is called is likely to be meant.
    const likely = mend(term.start).filter(
      (word) =>
        term.start.length >= correctedInText || has(indexes.cards.index, word) || indexes.meanings?.has(word),
    )
    return { ...term, stems: [...new Set([...term.stems, ...likely])] }
  })
}

/** From so many letters on, a typed word is corrected to one that only texts have. */
const correctedInText = 7

/** One thing that was typed, in a word or several, and what it stands for: stems joined by spaces. */
type Concept = { terms: Term[]; meanings: string[] }

/** Takes words that have a meaning together for one thing, every other word for one of its own. */
function conceptsOf(terms: readonly Term[], { meanings }: Indexes): Concept[] {
  if (!meanings) return terms.map((term) => ({ terms: [term], meanings: [] }))
  const concepts: Concept[] = []
  for (let at = 0; at < terms.length; ) {
    let taken = terms.slice(at, at + meanings.longest)
    while (taken.length > 1 && !meanings.has(taken.map(({ stems: [root] }) => root).join(' ')))
      taken = taken.slice(0, -1)
    at += taken.length
    const [first] = taken
    const keys =
      taken.length > 1 || !first ? [taken.map(({ stems: [root] }) => root).join(' ')] : [...first.stems]
    if (
      first &&
      at === terms.length &&
      taken.length === 1 &&
      first.start.length >= meantFrom &&
      !meanings.has(first.stems[0] ?? '')
    )
      keys.push(...keysThatBegin(meanings, first.start))
    concepts.push({ terms: taken, meanings: [...new Set(keys.flatMap((key) => meanings.of(key)))] })
  }
  return concepts
}

type Scored = Concept & {
  scores: Float64Array
  /** How many articles have it. */
  count: number
  /** Whether it is what something is called: it has a meaning, or is a word of a title or tag that few have. */
  names: boolean
  /** Which articles have it on their card. */
  onCards: Uint8Array
}

function scored(concepts: readonly Concept[], indexes: Indexes): Scored[] {
  return concepts.map((concept) => {
    const { scores, onCards } = together(concept.terms, indexes)
    for (const meaning of concept.meanings) {
      const meant = together(
        meaning.split(' ').map((word) => ({ start: '', stems: [word] })),
        indexes,
      )
      meant.scores.forEach((score, place) => {
        scores[place] = Math.max(scores[place] ?? 0, quality.meant * score)
        onCards[place] ||= meant.onCards[place] ?? 0
      })
    }
    const count = scores.filter(isFound).length
    const names = concept.meanings.length > 0 || concept.terms.some((term) => isName(term, indexes))
    return { ...concept, scores, onCards, count, names }
  })
}

function isName({ stems }: Term, { cards, text }: Indexes): boolean {
  const named = (index: WordIndex, isNaming: (value: number) => boolean) =>
    stems.some((word) => {
      const place = placeOf(index.words, word)
      if (index.words[place] !== word || index.count(place) > cards.folded.length / 2) return false
      let names = false
      index.visit(place, (_, value) => {
        names ||= isNaming(value)
      })
      return names
    })
  return (
    named(cards.index, (value) => (value & (onCard.title | onCard.tag)) > 0) ||
    (text !== undefined && named(text, (value) => value === inKeywords))
  )
}

/** The score of each article that has all of the words: what they score on the average. */
function together(terms: readonly Term[], { cards, text }: Indexes) {
  const size = cards.folded.length
  const scores = new Float64Array(size).fill(1)
  const onCards = new Uint8Array(size).fill(1)
  for (const [at, term] of terms.entries()) {
    const own = new Float64Array(size)
    addWord(own, term, cards.index, beginningFrom.cards, size, weightOnCard)
    own.forEach((score, place) => {
      if (score === 0) onCards[place] = 0
    })
    if (text) addWord(own, term, text, beginningFrom.text, size, weightInText)
    own.forEach((score, place) => {
      const before = scores[place] ?? 0
      scores[place] = score && before ? (before * at + score) / (at + 1) : 0
    })
  }
  return { scores, onCards }
}

/** The score of each article that has everything; 0 for the others. */
const withAll = (concepts: readonly Scored[], size: number): Float64Array =>
  new Float64Array(size).map((_, place) => {
    const scores = concepts.map((concept) => concept.scores[place] ?? 0)
    return scores.every(isFound) ? scores.reduce((sum, score) => sum + score, 0) : 0
  })

/**
 * The score of each article that has most, counted by how rare it is, or whose card has what something is called; 0 for the others.
 */
function withMost(concepts: readonly Scored[], size: number): Float64Array {
  const rarities = concepts.map(({ count }) => rarity(size, count))
  const asked = rarities.reduce((sum, rare) => sum + rare, 0)
  return new Float64Array(size).map((_, place) => {
    let score = 0
    let had = 0
    let named = false
    concepts.forEach(({ scores, onCards, names }, at) => {
      const own = scores[place] ?? 0
      score += own
      if (own > 0) had += rarities[at] ?? 0
      if (names && onCards[place]) named = true
    })
    return named || had > asked * mostOfIt ? score * (had / asked) : 0
  })
}

/** What is marked: each typed word, and all words of what it stands for. */
const termsOf = (concepts: readonly Concept[]): Term[] =>
  concepts.flatMap(({ terms, meanings }) => {
    const meant = meanings.flatMap((meaning) => meaning.split(' '))
    return terms.map(({ start, stems }) => ({ start, stems: [...new Set([...stems, ...meant])] }))
  })

/** @param count in how many of all articles it is */
const rarity = (size: number, count: number): number => Math.log(1 + size / count)

const weightOnCard = Array.from(
  { length: 8 },
  (_, places) =>
    (places & onCard.title ? weights.title : 0) +
    (places & onCard.tag ? weights.tag : 0) +
    (places & onCard.subtitle ? weights.subtitle : 0),
)
const weightInText = Array.from({ length: 8 }, (_, often) => {
  if (often === inKeywords) return weights.keyword
  return often === inNotes ? weights.notes : weights.text + weights.oftenInText * often
})

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
  if (start && start.length >= beginning) {
    for (let place = placeOf(index.words, start); index.words[place]?.startsWith(start); place += 1) {
      const word = index.words[place] ?? ''
      if (!stems.includes(word))
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

function scoresOfJoined(folded: string, cards: Cards): Float64Array {
  const typed = joined(folded)
  const scores = new Float64Array(cards.joined.length)
  if (typed.length < joinedFrom) return scores
  cards.joined.forEach(({ title, subtitle, tags }, place) => {
    if (title.includes(typed)) scores[place] = weights.title
    else if (tags.some((tag) => tag.includes(typed))) scores[place] = weights.tag
    else if (subtitle.includes(typed)) scores[place] = weights.subtitle
  })
  return scores
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
