import { searchHeader } from './add-table'

/** A pair of glyph ids, and the correction of the first one's advance, in units of the font. */
export type Kerned = { left: number; right: number; value: number }

/**
 * Returns a `kern` table of one horizontal subtable in format 0 (OpenType 1.9, "kern"). @param kerned sorted, as by `kerningOf`
 */
export function kernTable(kerned: readonly Kerned[]): Buffer {
  const table = Buffer.alloc(18 + 6 * kerned.length)
  const header = [
    ...[0, 1], // version, number of subtables
    ...[0, table.length - 4, 1], // version, length, horizontal
    ...searchHeader(kerned.length, 6),
  ]
  for (const [index, word] of header.entries()) table.writeUInt16BE(word, 2 * index)
  for (const [index, { left, right, value }] of kerned.entries()) {
    const at = 18 + 6 * index
    table.writeUInt16BE(left, at)
    table.writeUInt16BE(right, at + 2)
    table.writeInt16BE(value, at + 4)
  }
  return table
}
