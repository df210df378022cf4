import { createHash } from 'node:crypto'
import { rmSync, statSync, writeFileSync } from 'node:fs'
import { versions } from 'node:process'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FileRoute } from './manifest'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const compressible = /\.(html|js|css|json|svg|txt|xml|md|webmanifest)$/

/** Places the compressed file of a name at a path; creates and caches it if unknown. */
export type CompressedCache = {
  place: (name: string, target: string, make: () => Promise<Buffer>) => Promise<void>
}

const noCache: CompressedCache = {
  place: async (_, target, make) => writeFileSync(target, await make()),
}

/** Encodings of files, each at its highest level, as it is done once, at build. */
const encoders = [
  {
    encoding: 'br',
    ending: 'br',
    encode: (content: Buffer) =>
      brotli(content, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
      }),
  },
  { encoding: 'gzip', ending: 'gz', encode: (content: Buffer) => zip(content, { level: 9 }) },
] as const

/**
 * Returns how many bytes of a file are sent to a browser: compressed by brotli if that is smaller.
 * @param file its name or path
 * @param cache of former builds, as in `precompress`
 */
export async function sentSize(
  file: string,
  content: Buffer,
  cache?: { get: (name: string, make: () => Promise<Buffer>) => Promise<Buffer> },
): Promise<number> {
  if (!compressible.test(file)) return content.length
  const [{ ending, encode }] = encoders
  const make = () => encode(content)
  const encoded = await (cache ? cache.get(`${nameOf(content)}.${ending}`, make) : make())
  return Math.min(encoded.length, content.length)
}

/** Hashes the content and the compressors' versions. */
const nameOf = (content: Buffer) =>
  createHash('sha256').update(`${versions.brotli} ${versions.zlib} `).update(content).digest('hex')

/**
 * Writes `file.br` and `file.gz` beside a text file.
 * @param content of the file
 * @param cache of former builds: compression is most of an otherwise unchanged build
 * @returns the encodings that made the file smaller
 */
export async function precompress(
  file: string,
  content: Buffer,
  cache = noCache,
): Promise<FileRoute['encodings']> {
  if (!compressible.test(file)) return []
  const name = nameOf(content)
  const made = await Promise.all(
    encoders.map(async ({ encoding, ending, encode }) => {
      const encoded = `${file}.${ending}`
      await cache.place(`${name}.${ending}`, encoded, () => encode(content))
      if (statSync(encoded).size < content.length) return [encoding]
      rmSync(encoded)
      return []
    }),
  )
  return made.flat()
}
