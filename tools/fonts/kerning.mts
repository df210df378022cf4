import { Blob, Face, Feature, Font, shape, Buffer as Text } from 'harfbuzzjs'
import type { Kerned } from './kern-table'

/**
 * Returns the pairs of adjacent characters in a text, without duplicates. Pairs with a space are left out: Chromium
 * shapes and caches each word separately.
 */
export function pairsOf(text: string): string[] {
  const words = text.normalize('NFC').split(/\s+/u)
  const pairs = words.flatMap((word) => {
    const characters = [...word]
    return characters.slice(1).map((character, index) => `${characters[index]}${character}`)
  })
  return [...new Set(pairs)]
}

/**
 * Returns how a font kerns pairs of characters.
 * @param font an sfnt; a variable one at its default
 * @param pairs of characters; those without glyphs in the font are left out
 * @returns in the order required by the `kern` table
 */
export function kerningOf(font: Buffer, pairs: readonly string[]): Kerned[] {
  const shaper = new Font(new Face(new Blob(font)))
  const noLigature = new Feature('liga', 0)

  const kerned = pairs.flatMap((pair) => {
    const [plain, close] = [0, 1].map((kern) => {
      const text = new Text()
      text.addText(pair)
      text.guessSegmentProperties()
      shape(shaper, text, [noLigature, new Feature('kern', kern)])
      return text.getGlyphInfosAndPositions()
    })
    const [left, right, more] = plain ?? []
    if (!left?.codepoint || !right?.codepoint || more) return []
    const value = (close?.[0]?.xAdvance ?? 0) - (left.xAdvance ?? 0)
    return value === 0 ? [] : [{ left: left.codepoint, right: right.codepoint, value }]
  })
  // Several characters may share a glyph.
  const each = new Map(kerned.map((one) => [one.left * 0x10000 + one.right, one]))
  return [...each].sort(([a], [b]) => a - b).map(([, one]) => one)
}
