import type { Meanings } from './meanings'
import type { WordIndex } from './word-index'

/** Words per character: with six bits from `0` on, a backslash could occur, which JSON escapes. */
const wordsASign = 5
const firstSign = 0x30

/** Returns which words are everyday ones, as a bit each. */
export function packCommon(words: readonly string[], isCommon: (word: string) => boolean): string {
  const signs: string[] = []
  for (let at = 0; at < words.length; at += wordsASign) {
    const bits = words.slice(at, at + wordsASign).map(isCommon)
    signs.push(String.fromCharCode(firstSign + bits.reduce((sum, bit, n) => sum + (bit ? 2 ** n : 0), 0)))
  }
  return signs.join('')
}

/** Returns the everyday words from a packed string. */
export const unpackCommon = (words: readonly string[], packed: string): Set<string> =>
  new Set(
    words.filter((_, at) => {
      const bits = packed.charCodeAt(Math.floor(at / wordsASign)) - firstSign
      return (bits >> (at % wordsASign)) & 1
    }),
  )

/** Returns the words that may be everyday ones: those of texts, and those that lead somewhere. */
export const wordsToJudge = ({ text, meanings }: { text: WordIndex; meanings: Meanings }): string[] => [
  ...text.words,
  ...meanings.keys,
]
