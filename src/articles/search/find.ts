import { evidence } from './evidence'
import { fold } from './fold'
import type { Cards } from './indexes'
import { type Concept, conceptsOf, type Indexes, type Match, match, type Term, weights } from './match'
import { placeOf, type WordIndex } from './word-index'
import { isEmpty, joined, stem, wordsOf } from './words'

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

/** What was typed, as it stands: as several words; as a whole tag; in the middle of a word. */
const asTyped = { words: 0.8, tag: 2, inside: 0.1 } as const

/** From so many letters on, `selfhosting` is looked for in `self-hosting`. */
const joinedFrom = 6

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

  return withEnough(matchesOf(correctedBy(terms, indexes)), folded, terms, indexes)
}

/** The articles that have enough of what was typed; as long as the texts are not there, those that have all of it. */
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
  return {
    places,
    terms: termsOf(known),
    ...(aside.length > 0 && { aside }),
    ...(known.length > 1 && !places.some((place) => all[place]) && { partly: true }),
  }
}

/** The score of each article for which enough speaks; 0 for the others. */
function byEvidence(concepts: readonly Match[], indexes: Indexes): Float64Array {
  return evidence(concepts, indexes).map((points, place) =>
    points ? points * concepts.reduce((sum, { scores }) => sum + (scores[place] ?? 0), 0) : 0,
  )
}

/** So few articles leave room for others. */
const few = 5

/** How far an article at least is about each thing that was typed, to be about all: wholly, or by a synonym. */
const aboutAll = 0.95

/** Where some articles have all, others are found beside them only up to a few, and only as long as none is about all. */
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
    return { ...term, stems: [...new Set([...term.stems, ...likely])], corrected: likely.length > 0 }
  })
}

/** From so many letters on, a typed word is corrected to one that only texts have. */
const correctedInText = 7

/** The score of each article that has everything; 0 for the others. */
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

/** What is marked: each typed word, and all words of what it stands for. */
const termsOf = (concepts: readonly Concept[]): Term[] =>
  concepts.flatMap(({ terms, meanings }) => {
    const meant = meanings.flatMap((meaning) => meaning.split(' '))
    return terms.map(({ start, stems }) => ({ start, stems: [...new Set([...stems, ...meant])] }))
  })

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
