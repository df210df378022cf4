/**
 * An inverted index: which articles have which words. An article is its position in the list, with a small number (0–7)
 * that says where or how often. All in one byte string, since 10,000 articles are millions of entries.
 */
export type WordIndex = {
  /** Distinct, sorted by code unit. */
  words: readonly string[]
  /**
   * The article count of every word first, since similar data compresses together; then for each word its articles, as
   * distance from the previous one plus value.
   */
  bytes: Uint8Array
  /** Returns the number of articles that have the word at this position of `words`. */
  count: (word: number) => number
  visit: (word: number, each: (article: number, value: number) => void) => void
}

/** The same as JSON: the words with a space between, each byte as a character. */
export type PackedIndex = { words: string; bytes: string }

const valueBits = 3
const valueMask = (1 << valueBits) - 1

/** @param articles the distinct words of each article, in the order of the list, with a value of 0 to 7 */
export function buildWordIndex(articles: readonly ReadonlyMap<string, number>[]): WordIndex {
  const entries = new Map<string, { count: number; last: number; bytes: number[] }>()
  articles.forEach((words, article) => {
    for (const [word, value] of words) {
      const entry = entries.get(word) ?? { count: 0, last: 0, bytes: [] }
      writeNumber(entry.bytes, ((article - entry.last) << valueBits) | value)
      entry.count += 1
      entry.last = article
      entries.set(word, entry)
    }
  })
  const sorted = [...entries].sort(([a], [b]) => (a < b ? -1 : 1))
  const bytes: number[] = []
  for (const [, { count }] of sorted) writeNumber(bytes, count)
  for (const [, entry] of sorted) for (const byte of entry.bytes) bytes.push(byte)
  return indexOver(
    sorted.map(([word]) => word),
    Uint8Array.from(bytes),
  )
}

/** Returns the position of a word or, if absent, of the next one. */
export function placeOf(words: readonly string[], word: string): number {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((words[middle] ?? '') < word) low = middle + 1
    else high = middle
  }
  return low
}

/** Yields the positions of the words that begin with others. */
export function* placesThatBegin(words: readonly string[], start: string): Generator<number> {
  for (let place = placeOf(words, start); words[place]?.startsWith(start); place += 1) yield place
}

export const wordsThatBegin = (words: readonly string[], start: string): string[] =>
  Array.from(placesThatBegin(words, start), (place) => words[place] ?? '')

export const packIndex = ({ words, bytes }: WordIndex): PackedIndex => ({
  words: words.join(' '),
  bytes: toSigns(bytes),
})

export const unpackIndex = ({ words, bytes }: PackedIndex): WordIndex =>
  indexOver(
    words ? words.split(' ') : [],
    Uint8Array.from(bytes, (sign) => sign.charCodeAt(0) - firstSign),
  )

/** Writes a varint: seven bits per byte, lowest first; the eighth says that more follow. */
function writeNumber(bytes: number[], number: number): void {
  let rest = number
  while (rest > 127) {
    bytes.push((rest & 127) | 128)
    rest >>>= 7
  }
  bytes.push(rest)
}

function indexOver(words: readonly string[], bytes: Uint8Array): WordIndex {
  let at = 0
  const readNumber = () => {
    let number = 0
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at] ?? 0
      at += 1
      number |= (byte & 127) << shift
      if (byte < 128) return number
    }
  }

  const starts = new Uint32Array(words.length)
  const counts = new Uint32Array(words.length)
  for (let word = 0; word < words.length; word += 1) counts[word] = readNumber()
  for (let word = 0; word < words.length; word += 1) {
    starts[word] = at
    for (let left = counts[word] ?? 0; left > 0; at += 1) if ((bytes[at] ?? 0) < 128) left -= 1
  }

  return {
    words,
    bytes,
    count: (word) => counts[word] ?? 0,
    visit: (word, each) => {
      at = starts[word] ?? 0
      let article = 0
      for (let left = counts[word] ?? 0; left > 0; left -= 1) {
        const number = readNumber()
        article += number >>> valueBits
        each(article, number & valueMask)
      }
    },
  }
}

/**
 * The first printable character after the quotation mark: from there on JSON writes each byte, but for the backslash, as one
 * character, which compresses better than base64.
 */
const firstSign = 0x23

const toSigns = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => String.fromCharCode(byte + firstSign)).join('')
