import { evidence } from './evidence'
import { fold } from './fold'
import type { Cards } from './indexes'
import { type Concept, conceptsOf, type Indexes, type Match, match, type Term, weights } from './match'
import { placeOf, type WordIndex } from './word-index'
import { insideFrom, isEmpty, joined, stem, wordsOf } from './words'

type Found = {
  /** Positions in the list, best first. */
  places: number[]
  /** Empty if the query has no searchable words. */
  terms: Term[]
  /** Whether no article has all words, so that these only match most. */
  partly?: boolean
  /** Typed words that match nothing; the results match the others. */
  aside?: string[]
}

/** Points for the query as typed: as adjacent words, as a whole tag, inside a word. */
const asTyped = { words: 0.8, tag: 2, inside: 0.1 } as const

/** From this many letters on, `selfhosting` also searches for `self-hosting`. */
const joinedFrom = 6

/**
 * Searches (docs/search.md): the typed text in title, subtitle or tag, and all typed words, enough of them,
 * or their synonyms anywhere; best first. If nothing matches, corrects typos, then sets aside words without a match;
 * at last, corrects typos in phrases.
 */
export function find(typed: string, indexes: Indexes): Found {
  const folded = fold(typed)
  const size = indexes.cards.folded.length
  if (!folded) return { places: Array.from({ length: size }, (_, place) => place), terms: [] }
  const words = wordsOf(folded).filter((word) => !isEmpty(word))
  const terms = words.map((word, at) => ({
    start: word,
    stems: [stem(word)],
    finished: at < words.length - 1,
  }))

  const matchesOf = (meant: readonly Term[]) =>
    conceptsOf(meant, indexes).map((concept) => match(concept, indexes))
  const found = withEnough(matchesOf(terms), folded, terms, indexes)
  if (found.places.length > 0 && !found.aside) return found

  const joinedScores = scoresOfJoined(folded, indexes.cards)
  if (joinedScores.some(isFound))
    return { places: ranked(joinedScores), terms: joinedTerms(folded, indexes.cards) }

  const corrected = withEnough(matchesOf(correctedBy(terms, indexes)), folded, terms, indexes)
  if (corrected.places.length > 0) return corrected
  return withEnough(matchesOf(correctedInPhrases(terms, indexes)), folded, terms, indexes)
}

/** Returns the articles that match enough of the query; before texts are loaded, those that match all of it. */
function withEnough(
  concepts: readonly Match[],
  folded: string,
  terms: readonly Term[],
  indexes: Indexes,
): Found {
  const { cards, text } = indexes
  const size = cards.folded.length
  const known = concepts.filter(({ count }) => count > 0)
  const all = withAll(known, size)
  const scores = text ? upToFew(byEvidence(concepts, indexes), concepts, all) : withAll(concepts, size)
  if (known.length === concepts.length) addAsTyped(scores, folded, terms, cards)
  const places = ranked(scores)
  if (places.length === 0) return { places, terms: termsOf(concepts) }

  const aside = concepts
    .filter(({ count }) => count === 0)
    .flatMap((concept) => concept.terms.map(({ start }) => start))
  if (aside.length > 0) {
    // The list says that it is what the other words find, so the unknown ones may no longer count against an article.
    const others = terms.filter(({ start }) => !aside.includes(start))
    return { ...withEnough(known, others.map(({ start }) => start).join(' '), others, indexes), aside }
  }
  return {
    places,
    terms: termsOf(known),
    ...(known.length > 1 && !places.some((place) => all[place]) && { partly: true }),
  }
}

/** Returns each article's score, 0 without enough evidence. */
function byEvidence(concepts: readonly Match[], indexes: Indexes): Float64Array {
  return evidence(concepts, indexes).map((points, place) =>
    points ? points * concepts.reduce((sum, { scores }) => sum + (scores[place] ?? 0), 0) : 0,
  )
}

/** Up to this many full matches leave room for partial ones. */
const few = 5

/** The strength of each concept that makes an article about the whole query: a full match, or one by a synonym. */
const aboutAll = 0.95

/** If some articles match fully, adds partial matches only up to a few, and only if none is about the whole query. */
function upToFew(scores: Float64Array, concepts: readonly Match[], all: Float64Array): Float64Array {
  const places = ranked(scores)
  const having = places.filter((place) => all[place])
  if (having.length === 0) return scores
  const isAboutAll = (place: number) => concepts.every(({ strengths }) => (strengths[place] ?? 0) >= aboutAll)
  const room = having.some(isAboutAll) ? 0 : few - having.length
  const others = places.filter((place) => !all[place]).slice(0, Math.max(0, room))
  return scores.map((score, place) => (all[place] || others.includes(place) ? score : 0))
}

const isFound = (score: number) => score > 0

const hasWord = (index: WordIndex, word: string): boolean => index.words[placeOf(index.words, word)] === word

const isKnown = ({ stems }: Term, { cards, text, meanings }: Indexes): boolean =>
  stems.some((word) => hasWord(cards.index, word) || (text && hasWord(text, word)) || meanings?.has(word))

/** Returns the terms, with corrections for words that match nothing. */
function correctedBy(terms: Term[], indexes: Indexes): Term[] {
  const { correctSpelling } = indexes
  if (!correctSpelling) return terms
  return terms.map((term) => {
    if (isKnown(term, indexes)) return term
    // A short word resembles many: accept only corrections found in titles, tags or subtitles.
    const likely = correctSpelling(term.start).filter(
      (word) =>
        term.start.length >= correctedInText ||
        hasWord(indexes.cards.index, word) ||
        indexes.meanings?.has(word),
    )
    return { ...term, stems: [...new Set([...term.stems, ...likely])], corrected: likely.length > 0 }
  })
}

/** Returns the terms, with the words of phrases for those that match nothing. */
const correctedInPhrases = (terms: Term[], indexes: Indexes): Term[] =>
  terms.map((term) =>
    isKnown(term, indexes) ? term : { ...term, inPhrases: indexes.correctInPhrases?.(term.start) },
  )

/** From this many letters on, a word may be corrected to one that only texts contain. */
const correctedInText = 7

/** Returns the score of each article that matches everything; 0 for the others. */
function withAll(concepts: readonly Match[], size: number): Float64Array {
  const sums = new Float64Array(size)
  concepts.forEach(({ scores }, at) => {
    scores.forEach((score, place) => {
      const before = sums[place] ?? 0
      sums[place] = score && (before || at === 0) ? before + score : 0
    })
  })
  return sums
}

/** Returns what to mark: each typed word, and its synonyms. */
const termsOf = (concepts: readonly Concept[]): Term[] =>
  concepts.flatMap(({ terms, synonyms }) => {
    const meant = synonyms.map((synonym) => synonym.split(' '))
    const words = meant.filter(({ length }) => length === 1).flat()
    const phrases = meant.filter(({ length }) => length > 1)
    return terms.map(({ start, stems, finished }) => ({
      start,
      ...(finished && { finished }),
      stems: [...new Set([...stems, ...words])],
      ...(phrases.length > 0 && { phrases }),
    }))
  })

/** Adds points for the text exactly as typed, so that it comes before its words apart. */
function addAsTyped(scores: Float64Array, folded: string, terms: readonly Term[], cards: Cards): void {
  const several = terms.length > 1
  const inside = terms.length === 1 && folded.length < insideFrom ? 0 : asTyped.inside
  const share = several ? asTyped.words * terms.length : inside
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

/** Splits a compound such as `selfhosting` into its words. */
function joinedTerms(folded: string, { index }: Cards): Term[] {
  const start = joined(folded)
  return [{ start, stems: index.words.filter((word) => word.length > 2 && start.includes(word)) }]
}

/** Best first; equal scores keep the list's order, as sorting does. */
function ranked(scores: Float64Array): number[] {
  const places: number[] = []
  scores.forEach((score, place) => {
    if (score > 0) places.push(place)
  })
  return places.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))
}
