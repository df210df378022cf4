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

/**
 * The share of what was typed that an article has to have: of one thing, of two, and less of more. It has a word wholly where its
 * card or its keywords have it, and less where its text or its notes say it in passing: so what no article is about finds nothing.
 */
const enough = { ofOne: 0.24, ofTwo: 0.6, lessForEach: 0.08 }

/** Beside the best article, others need this much of its share. */
const nearTheBest = 0.5

/** How far an article has a word by where it stands; in a text by how often. */
const has = { subtitle: 0.86, text: [0.4, 0.8, 0.8, 1], notes: 0.4, meant: 0.95 }

/** How much a word counts that nothing has, as rare words do; and how much more one does that is what something is called. */
const counts = { unknown: 2.4, name: 1.83 }

/**
 * Searches (docs/decisions/search.md): what contains the typed text in title, subtitle or tag, and what has all
 * typed words, or enough of them, or what they stand for, anywhere, best first. Where nothing has, typos are forgiven, and words that
 * nothing has are set aside.
 */
export function find(typed: string, indexes: Indexes): Found {
  const folded = fold(typed)
  const size = indexes.cards.folded.length
  if (!folded) return { places: Array.from({ length: size }, (_, place) => place), terms: [] }
  const words = wordsOf(folded).filter((word) => !isEmpty(word))
  const terms = words.map((word) => ({ start: word, stems: [stem(word)] }))

  const asWritten = scored(conceptsOf(terms, indexes), indexes)
  const found = withEnough(asWritten, folded, terms, indexes)
  if (found.places.length > 0 && !found.aside) return found

  const joinedScores = scoresOfJoined(folded, indexes.cards)
  if (joinedScores.some(isFound))
    return { places: ranked(joinedScores), terms: joinedTerms(folded, indexes.cards) }

  return withEnough(scored(conceptsOf(correctedBy(terms, indexes), indexes), indexes), folded, terms, indexes)
}

/** The articles that have enough of what was typed; as long as the texts are not there, those that have all of it. */
function withEnough(
  concepts: readonly Scored[],
  folded: string,
  terms: readonly Term[],
  { cards, text }: Indexes,
): Found {
  const size = cards.folded.length
  const known = concepts.filter(({ count }) => count > 0)
  const all = withAll(known, size)
  const scores = text ? upToFew(scoresOfMost(concepts, size), concepts, all) : withAll(concepts, size)
  if (known.length === concepts.length) addAsTyped(scores, folded, terms, cards)
  const places = ranked(scores)
  if (places.length === 0) return { places, terms: termsOf(concepts) }

  const aside = concepts
    .filter(({ count }) => count === 0)
    .flatMap((concept) => concept.terms.map(({ start }) => start))
  return {
    places,
    terms: termsOf(known),
    ...(aside.length > 0 && { aside }),
    ...(known.length > 1 && !places.some((place) => all[place]) && { partly: true }),
  }
}

/** The score of each article that has enough of what was typed; 0 for the others. */
function scoresOfMost(concepts: readonly Scored[], size: number): Float64Array {
  const shares = sharesOf(concepts, size)
  const best = Math.max(0, ...shares)
  const needed =
    concepts.length === 1 ? enough.ofOne : enough.ofTwo - enough.lessForEach * (concepts.length - 2)
  if (best < needed) return new Float64Array(size)
  const least = Math.min(needed, best * nearTheBest)
  return shares.map((share, place) =>
    share < least ? 0 : share * concepts.reduce((sum, { scores }) => sum + (scores[place] ?? 0), 0),
  )
}

/** How much each article has of what was typed, by how rare each thing is. */
function sharesOf(concepts: readonly Scored[], size: number): Float64Array {
  const rarities = concepts.map(({ count }) => (count === 0 ? counts.unknown : rarity(size, count)))
  const asked = rarities.reduce((sum, rare) => sum + rare, 0)
  return new Float64Array(size).map((_, place) =>
    concepts.reduce((sum, { strengths, names, onCards }, at) => {
      const named = names && onCards[place] ? counts.name : 1
      return sum + ((rarities[at] ?? 0) * (strengths[place] ?? 0) * named) / asked
    }, 0),
  )
}

/** So few articles leave room for others. */
const few = 5

/** Where some articles have all, others come after them only as long as those are few, and words have other names. */
function upToFew(scores: Float64Array, concepts: readonly Scored[], all: Float64Array): Float64Array {
  const places = ranked(scores)
  const having = places.filter((place) => all[place])
  if (having.length === 0) return scores
  const room = concepts.some(({ meanings }) => meanings.length > 0) ? few - having.length : 0
  const others = places.filter((place) => !all[place]).slice(0, Math.max(0, room))
  return scores.map((score, place) => (all[place] || others.includes(place) ? score : 0))
}

const isFound = (score: number) => score > 0

const hasWord = (index: WordIndex, word: string): boolean => index.words[placeOf(index.words, word)] === word

const isKnown = ({ stems }: Term, { cards, text, meanings }: Indexes): boolean =>
  stems.some((word) => hasWord(cards.index, word) || (text && hasWord(text, word)) || meanings?.has(word))

/** The terms, with what those words may stand for that nothing has. */
function correctedBy(terms: Term[], indexes: Indexes): Term[] {
  const { mend } = indexes
  if (!mend) return terms
  return terms.map((term) => {
    if (isKnown(term, indexes)) return term
    // A short word is like many: of those, only what something is called is likely to be meant.
    const likely = mend(term.start).filter(
      (word) =>
        term.start.length >= correctedInText ||
        hasWord(indexes.cards.index, word) ||
        indexes.meanings?.has(word),
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
  /** How far each article has it, from 0 to 1. */
  strengths: Float64Array
}

function scored(concepts: readonly Concept[], indexes: Indexes): Scored[] {
  return concepts.map((concept) => {
    const { scores, onCards, strengths } = together(concept.terms, indexes)
    for (const meaning of concept.meanings) {
      const meant = together(
        meaning.split(' ').map((word) => ({ start: '', stems: [word] })),
        indexes,
      )
      meant.scores.forEach((score, place) => {
        scores[place] = Math.max(scores[place] ?? 0, quality.meant * score)
        onCards[place] ||= meant.onCards[place] ?? 0
        const strength = has.meant * (meant.strengths[place] ?? 0)
        strengths[place] = Math.max(strengths[place] ?? 0, strength)
      })
    }
    const count = scores.filter(isFound).length
    const names = concept.meanings.length > 0 || concept.terms.some((term) => isName(term, indexes))
    return { ...concept, scores, onCards, strengths, count, names }
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
  const strengths = new Float64Array(size).fill(1)
  for (const [at, term] of terms.entries()) {
    const own = { scores: new Float64Array(size), strengths: new Float64Array(size) }
    addWord(own, term, cards.index, beginningFrom.cards, ofCard)
    own.scores.forEach((score, place) => {
      if (score === 0) onCards[place] = 0
    })
    if (text) addWord(own, term, text, beginningFrom.text, ofText)
    own.scores.forEach((score, place) => {
      const before = scores[place] ?? 0
      scores[place] = score && before ? (before * at + score) / (at + 1) : 0
      strengths[place] = Math.min(strengths[place] ?? 0, own.strengths[place] ?? 0)
    })
  }
  return { scores, onCards, strengths }
}

/** The score of each article that has everything; 0 for the others. */
const withAll = (concepts: readonly Scored[], size: number): Float64Array =>
  new Float64Array(size).map((_, place) => {
    const scores = concepts.map((concept) => concept.scores[place] ?? 0)
    return scores.every(isFound) ? scores.reduce((sum, score) => sum + score, 0) : 0
  })

/** What is marked: each typed word, and all words of what it stands for. */
const termsOf = (concepts: readonly Concept[]): Term[] =>
  concepts.flatMap(({ terms, meanings }) => {
    const meant = meanings.flatMap((meaning) => meaning.split(' '))
    return terms.map(({ start, stems }) => ({ start, stems: [...new Set([...stems, ...meant])] }))
  })

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
  strengths: values.map((places) => (places === onCard.subtitle ? has.subtitle : 1)),
}

const ofText: Worth = {
  weights: values.map((value) => {
    if (value === inKeywords) return weights.keyword
    return value === inNotes ? weights.notes : weights.text + weights.oftenInText * value
  }),
  strengths: values.map((value) => {
    if (value === inKeywords) return 1
    return value === inNotes ? has.notes : (has.text[value] ?? 1)
  }),
}

/** Adds to each article what the best of the index's words gives it that the term stands for; rare words weigh more. */
function addWord(
  own: { scores: Float64Array; strengths: Float64Array },
  { start, stems }: Term,
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
    own.scores[place] = (own.scores[place] ?? 0) + score
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
