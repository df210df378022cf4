import { type Cards, inKeywords, inNotes, onCard } from './indexes'
import { type Meaning, type Meanings, noMeaning } from './meanings'
import type { SpellCorrection } from './spell-correction'
import { placeOf, placesThatBegin, type WordIndex, wordsThatBegin } from './word-index'
import { isKin, rootOf, verbRootOf } from './words'

/** The searchable data: cards at once; text, synonyms, common words and spell correction once loaded. */
export type Indexes = {
  cards: Cards
  text?: WordIndex
  meanings?: Meanings
  /** Stems of everyday words, which say little about a query. */
  common?: ReadonlySet<string>
  correctSpelling?: SpellCorrection
  /** The same for words of phrases with a meaning, which may occur in no article. */
  correctInPhrases?: SpellCorrection
}

/** A typed word, with stems to look up in addition to words that begin with it. */
export type Term = {
  start: string
  stems: string[]
  /** Synonyms of several words, each as its stems: marked only where they stand together. */
  phrases?: string[][]
  /** Whether another word follows, so that it is not a prefix. */
  finished?: boolean
  /** Whether it was spelled differently than typed. */
  corrected?: boolean
  /** Its corrections as part of a phrase. */
  inPhrases?: string[]
}

/** A concept in a query: one word or several, and where they lead. */
export type Concept = Meaning & { terms: Term[] }

/** The matches of a concept, by article. */
export type Match = Concept & {
  /** Ranks the articles. */
  scores: Float64Array
  /** The strength of each match, from 0 to 1: how far the article is about the concept. */
  strengths: Float64Array
  /** The number of articles that have it. */
  count: number
}

/** The weight of a word by where it occurs. A text counts once, more if it has the word several times. */
export const weights = {
  title: 10,
  tag: 8,
  subtitle: 4,
  text: 1,
  oftenInText: 1.2,
  notes: 0.5,
  keyword: 6,
  /** Of an article to which a search word leads, or hints. */
  led: 14,
  hinted: 6,
} as const

/** The fraction of its weight that a match keeps: exact, prefix, corrected. */
const quality = { exact: 1, beginning: 0.5, longer: 0.4, corrected: 0.5, meant: 0.85, kin: 0.5 } as const

/**
 * The strength of a match, by where the word occurs: full in title, tags or keywords, half in the text, less if only
 * once there. A synonym counts even for a passing mention, since authors declare synonyms on purpose.
 */
const about = {
  subtitle: 0.86,
  text: [0.2, 0.45],
  notes: 0.2,
  meant: 0.95,
  meantAtLeast: 0.4,
  led: 0.92,
  hinted: 0.4,
}

/** The fraction of its score that an article keeps behind another to which the same word leads. */
const behind = 0.85

/** From this many letters on, words are looked up by prefix. */
const beginningFrom = { cards: 2, text: 4 } as const

/** The shortest prefix that may stand for a word with synonyms, or another form of it. */
const meantFrom = 5

/** Groups the words that have a joint meaning into one concept; every other word is one of its own. */
export function conceptsOf(terms: readonly Term[], { meanings }: Indexes): Concept[] {
  if (!meanings) return terms.map((term) => ({ terms: [term], ...noMeaning }))
  const concepts: Concept[] = []
  for (let at = 0; at < terms.length; ) {
    let taken = terms.slice(at, at + meanings.longest)
    let phrase = phraseOf(taken, meanings)
    while (taken.length > 1 && !phrase) {
      taken = taken.slice(0, -1)
      phrase = phraseOf(taken, meanings)
    }
    at += taken.length
    const [first] = taken
    const keys = phrase || !first ? [phrase ?? ''] : [...first.stems, ...keysLike(first, meanings)]
    const corrected = phrase !== undefined && phrase !== keyOf(taken)
    concepts.push({
      terms: phrase ? taken.map((term) => ({ ...asFinished(term), ...(corrected && { corrected }) })) : taken,
      ...meanings.of(keys),
    })
  }
  return concepts
}

/** Returns the phrase with a meaning that words are, as typed or else with their corrections; undefined if there is none. */
function phraseOf(terms: readonly Term[], meanings: Meanings): string | undefined {
  if (terms.length < 2) return undefined
  const typed = keyOf(terms)
  if (meanings.has(typed)) return typed
  if (!terms.some(({ inPhrases = [] }) => inPhrases.length > 0)) return undefined
  return meanings.keys.find((key) => {
    const words = key.split(' ')
    return (
      words.length === terms.length &&
      terms.every(
        ({ stems: [root], inPhrases = [] }, at) => words[at] === root || inPhrases.includes(words[at] ?? ''),
      )
    )
  })
}

/** Words with a joint meaning are complete: the last of “AI Act” begins no “activity”. */
const asFinished = (term: Term): Term => ({ ...term, finished: true })

const keyOf = (terms: readonly Term[]) => terms.map(({ stems: [root] }) => root).join(' ')

/** Returns keys for a word without synonyms of its own: its other forms and, while it is being typed, longer words. */
function keysLike({ start, stems: [own = ''], finished }: Term, meanings: Meanings): string[] {
  if (meanings.has(own)) return []
  const root = verbRootOf(own)
  const forms = root.length < meantFrom ? [] : wordsThatBegin(meanings.keys, root)
  const longer = finished || start.length < meantFrom ? [] : wordsThatBegin(meanings.keys, start)
  return [...forms.filter((key) => verbRootOf(key) === root), ...longer]
}

export function match(concept: Concept, indexes: Indexes): Match {
  const { scores, strengths } = together(concept.terms, indexes)
  const share = concept.terms.some(({ corrected }) => corrected) ? quality.corrected : 1
  const lead = (place: number, score: number, strength: number) => {
    scores[place] = Math.max(scores[place] ?? 0, share * quality.meant * score)
    strengths[place] = Math.max(strengths[place] ?? 0, share * strength)
  }
  for (const synonym of concept.synonyms) {
    const words = synonym.split(' ').map((word) => ({ start: '', stems: [word] }))
    const meant = together(words, indexes)
    meant.scores.forEach((score, place) => {
      if (score > 0)
        lead(place, score, about.meant * Math.max(about.meantAtLeast, meant.strengths[place] ?? 0))
    })
  }
  for (const [articles, weight, strength] of [
    [concept.articles, weights.led, about.led],
    [concept.hinted, weights.hinted, about.hinted],
  ] as const) {
    const rare = rarity(scores.length, articles.length)
    articles.forEach((place, at) => {
      lead(place, weight * rare * behind ** at, strength)
    })
  }
  return { ...concept, scores, strengths, count: scores.filter((score) => score > 0).length }
}

/** Matches articles that have all of the words: the average of their scores and the least of their strengths. */
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

/** @param count the number of articles that have it */
const rarity = (size: number, count: number): number => Math.log(1 + size / count)

/** The worth of a match by its value in the index: its weight, and how far the article is about the word. */
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

/** Adds each article's best match among the indexed words for a term; rare words weigh more. */
function addWord(
  own: { scores: Float64Array; strengths: Float64Array },
  { start, stems, finished = false }: Term,
  index: WordIndex,
  beginning: number,
  worth: Worth,
): void {
  const size = own.scores.length
  const best = new Float64Array(size)
  const take = (word: number, share: number) => {
    const rare = rarity(size, index.count(word))
    index.visit(word, (place, value) => {
      best[place] = Math.max(best[place] ?? 0, share * rare * (worth.weights[value] ?? 0))
      const strength = share * (worth.strengths[value] ?? 0)
      own.strengths[place] = Math.max(own.strengths[place] ?? 0, strength)
    })
  }
  stems.forEach((other, at) => {
    const place = placeOf(index.words, other)
    if (index.words[place] === other) take(place, at === 0 ? quality.exact : quality.corrected)
  })
  if (start && start.length >= beginning) {
    for (const place of placesThatBegin(index.words, start)) {
      const word = index.words[place] ?? ''
      if (!stems.includes(word) && (!finished || isKin(word, start)))
        take(place, quality.beginning + (quality.longer * start.length) / word.length)
    }
  }
  const root = start && rootOf(stems[0] ?? '')
  if (root) {
    for (const place of placesThatBegin(index.words, root)) {
      const word = index.words[place] ?? ''
      if (!stems.includes(word) && isKin(word, root)) take(place, quality.kin)
    }
  }
  best.forEach((score, place) => {
    own.scores[place] = (own.scores[place] ?? 0) + score
  })
}
