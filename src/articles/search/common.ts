/** Five words a sign, from the sign of zero on: with six, a backslash would be among them, which JSON doubles. */
const wordsASign = 5
const firstSign = 0x30

/** Returns which of some words are everyday ones, in a bit each. */
export function packCommon(words: readonly string[], isCommon: (word: string) => boolean): string {
  const signs: string[] = []
  for (let at = 0; at < words.length; at += wordsASign) {
    const bits = words.slice(at, at + wordsASign).map(isCommon)
    signs.push(String.fromCharCode(firstSign + bits.reduce((sum, bit, n) => sum + (bit ? 2 ** n : 0), 0)))
  }
  return signs.join('')
}

/** Returns the everyday words among those that were packed. */
export const unpackCommon = (words: readonly string[], packed: string): Set<string> =>
  new Set(
    words.filter((_, at) => {
      const bits = packed.charCodeAt(Math.floor(at / wordsASign)) - firstSign
      return (bits >> (at % wordsASign)) & 1
    }),
  )
