const headLength = 12
const recordLength = 16

/**
 * Returns the header of records for binary search (OpenType 1.9: searchRange, entrySelector, rangeShift).
 * @param length of a record, in bytes
 */
export function searchHeader(count: number, length: number): number[] {
  const halvings = Math.floor(Math.log2(count))
  const range = length * 2 ** halvings
  return [count, range, halvings, length * count - range]
}

/** Sums a table's 32-bit words. @param padded to a whole number of them */
function checksum(padded: Buffer): number {
  let sum = 0
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0
  return sum
}

/**
 * Adds a table to a font (OpenType 1.9, "Organization of an OpenType font").
 * @param font an sfnt without that table
 * @param tag four characters
 * @returns the font; the checksum of the whole in its `head` is not updated, as no renderer reads it
 */
export function addTable(font: Buffer, tag: string, table: Buffer): Buffer {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const at = headLength + recordLength * index
    const start = font.readUInt32BE(at + 8)
    return {
      tag: font.toString('latin1', at, at + 4),
      data: font.subarray(start, start + font.readUInt32BE(at + 12)),
    }
  })
  const all = [...tables, { tag, data: table }].sort((a, b) => (a.tag < b.tag ? -1 : 1))

  const directory = Buffer.alloc(headLength + recordLength * all.length)
  font.copy(directory, 0, 0, 4)
  for (const [index, word] of searchHeader(all.length, recordLength).entries())
    directory.writeUInt16BE(word, 4 + 2 * index)

  const parts = [directory]
  let offset = directory.length
  for (const [index, one] of all.entries()) {
    const padded = Buffer.alloc(Math.ceil(one.data.length / 4) * 4)
    one.data.copy(padded)
    const at = headLength + recordLength * index
    directory.write(one.tag, at, 'latin1')
    directory.writeUInt32BE(checksum(padded), at + 4)
    directory.writeUInt32BE(offset, at + 8)
    directory.writeUInt32BE(one.data.length, at + 12)
    parts.push(padded)
    offset += padded.length
  }
  return Buffer.concat(parts)
}
