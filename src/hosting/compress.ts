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
 * The brotli levels of files that do not have the highest, by their path. A second level is tried only if it
 * may save a round trip.
 */
const lowerLevels: readonly (readonly [RegExp, readonly number[]])[] = [
  // Loaded by machines alone, and written again with each article: a twentieth of the time for 13 % more bytes.
  [/\.(md|xml)$|\/feed\.json$/, [5]],
  // Level 10 takes less than half the time of level 11, and makes the search index smaller.
  [/\.json$/, [10]],
  // Thousands, on a large site: each article's page, text and cover, and pages of the list after the first.
  [/\/articles\/[^/]+(\/index\.html|\.txt)$|\/page\/\d+\/index\.html$|\/cover-[^/]+\.svg$/, [10, 11]],
]

const brotliLevels = (file: string): readonly number[] =>
  lowerLevels.find(([pattern]) => pattern.test(file))?.[1] ?? [11]

/** How much larger than one round trip a file may be at level 10 for the highest to bring it there. */
const reach = 1.05

const brotliAt = (content: Buffer, level: number) =>
  brotli(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  })

const encoders = [
  {
    encoding: 'br',
    levels: brotliLevels,
    encode: brotliAt,
  },
  {
    encoding: 'gzip',
    levels: () => [9],
    encode: (content: Buffer, level: number) => zip(content, { level }),
  },
] as const

type Encoder = (typeof encoders)[number]

/**
 * Returns the cache name of a compressed file, and a function that creates it. The result depends on name and
 * content alone, so that every build writes the same bytes.
 */
function compressed(file: string, content: Buffer, { encoding, levels, encode }: Encoder) {
  const tried = levels(file)
  const rule = [versions.brotli, versions.zlib, tried, firstRoundTrip, reach].join(' ')
  const hash = createHash('sha256').update(`${rule} `).update(content)
  const make = async () => {
    let encoded = Buffer.alloc(0)
    for (const level of tried) {
      encoded = await encode(content, level)
      if (encoded.length <= firstRoundTrip || encoded.length > firstRoundTrip * reach) break
    }
    return encoded
  }
  return { name: `${hash.digest('hex')}${endings[encoding]}`, make }
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
