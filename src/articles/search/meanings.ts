import { placeOf } from './word-index'
import { stemsOf } from './words'

/** One line of `content/search-words.yaml`: synonyms, and words that lead to them but not back. */
export type WordGroup = { same: readonly string[]; from?: readonly string[] }

/** Synonyms of words and phrases, as stems joined by spaces. */
export type Meanings = {
  /** Words and phrases with synonyms, sorted. */
  keys: readonly string[]
  has: (key: string) => boolean
  of: (key: string) => readonly string[]
  /** The length of the longest phrase, in words. */
  longest: number
}

/** The same as JSON: for each group its synonyms, then the words that lead there. */
export type PackedMeanings = readonly (readonly [same: string, from: string])[]

const between = '|'

/**
 * Packs the groups for the browser.
 *
 * @param isFound whether any article has a stem; targets that no article has are left out
 */
export function packMeanings(
  groups: readonly WordGroup[],
  isFound: (stem: string) => boolean,
): PackedMeanings {
  const phrases = (words: readonly string[] = []) => [
    ...new Set(words.map((word) => stemsOf(word).join(' ')).filter(Boolean)),
  ]
  return groups.flatMap(({ same, from }) => {
    const all = phrases(same)
    const found = all.filter((phrase) => phrase.split(' ').every(isFound))
    if (found.length === 0) return []
    const leading = [...new Set([...all.filter((phrase) => !found.includes(phrase)), ...phrases(from)])]
    return [[found.join(between), leading.join(between)] as const]
  })
}

export function unpackMeanings(packed: PackedMeanings): Meanings {
  const meanings = new Map<string, Set<string>>()
  for (const [same, from] of packed) {
    const found = same.split(between)
    for (const key of [...found, ...from.split(between)]) {
      if (!key) continue
      const known = meanings.get(key) ?? new Set()
      for (const meaning of found) if (meaning !== key) known.add(meaning)
      meanings.set(key, known)
    }
  }
  const keys = [...meanings.keys()].sort()
  return {
    keys,
    has: (key) => meanings.has(key),
    of: (key) => [...(meanings.get(key) ?? [])],
    longest: Math.max(1, ...keys.map((key) => key.split(' ').length)),
  }
}

/** Returns the keys that begin with a word that is still being typed. */
export function keysThatBegin({ keys }: Meanings, start: string): string[] {
  const from = placeOf(keys, start)
  let to = from
  while (keys[to]?.startsWith(start)) to += 1
  return keys.slice(from, to)
}
