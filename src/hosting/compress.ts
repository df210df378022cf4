import { createHash } from 'node:crypto'
import { rmSync, statSync } from 'node:fs'
import { versions } from 'node:process'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Encoding, endings } from './manifest'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const compressible = /\.(html|js|css|json|svg|txt|xml|md|webmanifest)$/

/** Places a cached compressed file at a path; on a miss, `make` creates it. */
export type CompressedCache = {
  place: (name: string, target: string, make: () => Promise<Buffer>) => Promise<void>
}

/** Bytes of a document in one round trip: ten packets of 1,460 bytes (RFC 6928), less some 1,000 of headers. */
export const firstRoundTrip = 13_600

/**
 * Returns the brotli level of a file. Pages and the texts of articles, of which there may be thousands, have
 * level 8: the highest takes fifty times as long for 5 to 9 % fewer bytes, which a visitor only notices where
 * they save a round trip. Markdown of articles, which only machines load, has level 5.
 */
function brotliLevel(file: string): number {
  if (/\.html$|\/articles\/[^/]+\.txt$/.test(file)) return 8
  return /\/articles\/[^/]+\.md$/.test(file) ? 5 : highest
}

const highest = constants.BROTLI_MAX_QUALITY

/** By this factor the highest level may make a file smaller than level 8 does. */
const atMostSmaller = 1.15

const brotliAt = (content: Buffer, level: number) =>
  brotli(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  })

/** Compresses at a level, and at the highest if that may save a round trip. */
async function brotliForTrips(content: Buffer, level: number): Promise<Buffer> {
  const encoded = await brotliAt(content, level)
  const mayFit = encoded.length > firstRoundTrip && encoded.length <= firstRoundTrip * atMostSmaller
  return mayFit && level < highest ? brotliAt(content, highest) : encoded
}

const encoders = [
  {
    encoding: 'br',
    level: brotliLevel,
    encode: brotliForTrips,
  },
  {
    encoding: 'gzip',
    level: () => 9,
    encode: (content: Buffer, level: number) => zip(content, { level }),
  },
] as const

type Encoder = (typeof encoders)[number]

/**
 * Returns the cache name of a compressed file, and a function that creates it. The result depends on name and
 * content alone, so that every build writes the same bytes.
 */
function compressed(file: string, content: Buffer, { encoding, level, encode }: Encoder) {
  const own = level(file)
  const rule = [versions.brotli, versions.zlib, own, firstRoundTrip, atMostSmaller].join(' ')
  const hash = createHash('sha256').update(`${rule} `).update(content)
  return { name: `${hash.digest('hex')}${endings[encoding]}`, make: () => encode(content, own) }
}

/**
 * Returns the number of bytes of a file as sent to a browser: compressed with brotli if that is smaller.
 * @param file its name or path
 * @param cache of former builds, as in `precompress`
 */
export async function sentSize(
  file: string,
  content: Buffer,
  cache: { get: (name: string, make: () => Promise<Buffer>) => Promise<Buffer> },
): Promise<number> {
  if (!compressible.test(file)) return content.length
  const { name, make } = compressed(file, content, encoders[0])
  const encoded = await cache.get(name, make)
  return Math.min(encoded.length, content.length)
}

/**
 * Writes `file.br` and `file.gz` beside a text file.
 * @param content of the file
 * @param cache of former builds: compression is most of an otherwise unchanged build
 * @returns the encodings that made the file smaller
 */
export async function precompress(
  file: string,
  content: Buffer,
  cache: CompressedCache,
): Promise<Encoding[]> {
  if (!compressible.test(file)) return []
  const made = await Promise.all(
    encoders.map(async (encoder) => {
      const encoded = file + endings[encoder.encoding]
      const { name, make } = compressed(file, content, encoder)
      await cache.place(name, encoded, make)
      if (statSync(encoded).size < content.length) return [encoder.encoding]
      rmSync(encoded)
      return []
    }),
  )
  return made.flat()
}
