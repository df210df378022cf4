import { stemsOf } from './words'

/**
 * An entry of `content/search-words.yaml`: synonyms and words that lead to them but not back, or the slugs of articles,
 * best first, and words that mean or merely hint at what they are about.
 */
export type WordGroup = {
  same?: readonly string[]
  to?: readonly string[]
  from?: readonly string[]
  hints?: readonly string[]
}

/** Where words lead: to synonyms, as stems joined by spaces, and to articles, by position, best first. */
export type Meaning = { synonyms: readonly string[]; articles: readonly number[]; hinted: readonly number[] }

/** The meanings of words and phrases, as stems joined by spaces. */
export type Meanings = {
  /** Words and phrases with a meaning, sorted. */
  keys: readonly string[]
  has: (key: string) => boolean
  of: (keys: readonly string[]) => Meaning
  /** The length of the longest phrase, in words. */
  longest: number
}

/** The same as JSON: for each group its synonyms or articles, then the words that lead there, then those that hint. */
export type PackedMeanings = readonly (
  | readonly [synonyms: string, from: string]
  | readonly [articles: readonly number[], from: string, hints: string]
)[]

const between = '|'

export const noMeaning: Meaning = { synonyms: [], articles: [], hinted: [] }

/**
 * Packs the groups for the browser, without those that lead nowhere.
 *
 * @param isFound whether any article has a stem; synonyms that no article has only lead to the others
 * @param slugs of the articles, in the order of the list; others are not published yet
 */
export function packMeanings(
  groups: readonly WordGroup[],
  isFound: (stem: string) => boolean,
  slugs: readonly string[],
): PackedMeanings {
  const phrases = (words: readonly string[] = []) => [
    ...new Set(words.map((word) => stemsOf(word).join(' ')).filter(Boolean)),
  ]
  return groups.flatMap(({ same, to = [], from, hints }): PackedMeanings => {
    const articles = to.map((slug) => slugs.indexOf(slug)).filter((place) => place >= 0)
    if (articles.length > 0) return [[articles, phrases(from).join(between), phrases(hints).join(between)]]
    const all = phrases(same)
    const found = all.filter((phrase) => phrase.split(' ').every(isFound))
    if (found.length === 0) return []
    const leading = [...new Set([...all.filter((phrase) => !found.includes(phrase)), ...phrases(from)])]
    return [[found.join(between), leading.join(between)]]
  })
}

export function unpackMeanings(packed: PackedMeanings): Meanings {
  const meanings = new Map<string, Meaning>()
  const add = (phrases: string, more: (key: string) => Partial<Meaning>) => {
    for (const key of phrases.split(between).filter(Boolean))
      meanings.set(key, joinedMeaning([meanings.get(key) ?? {}, more(key)]))
  }
  for (const [to, from, hints = ''] of packed) {
    if (typeof to === 'string') {
      const synonyms = to.split(between)
      add([to, from].join(between), (key) => ({ synonyms: synonyms.filter((each) => each !== key) }))
    } else {
      add(from, () => ({ articles: to }))
      add(hints, () => ({ hinted: to }))
    }
  }
  const keys = [...meanings.keys()].sort()
  return {
    keys,
    has: (key) => meanings.has(key),
    of: (keys) => joinedMeaning(keys.flatMap((key) => meanings.get(key) ?? [])),
    longest: Math.max(1, ...keys.map((key) => key.split(' ').length)),
  }
}

const joinedMeaning = (meanings: readonly Partial<Meaning>[]): Meaning => ({
  synonyms: [...new Set(meanings.flatMap(({ synonyms = [] }) => synonyms))],
  articles: [...new Set(meanings.flatMap(({ articles = [] }) => articles))],
  hinted: [...new Set(meanings.flatMap(({ hinted = [] }) => hinted))],
})

/** Returns the meanings for a list of other pages than articles. */
export const withoutArticles = (meanings: Meanings): Meanings => ({
  ...meanings,
  of: (keys) => ({ ...noMeaning, synonyms: meanings.of(keys).synonyms }),
})
