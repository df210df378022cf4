import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { versions } from 'node:process'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FileRoute } from './manifest'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const compressible = /\.(html|js|css|json|svg|txt|xml|md|webmanifest)$/

/** What former builds compressed: gives the file of a name, or makes it and keeps it. */
export type KeptCompressed = { get: (name: string, make: () => Promise<Buffer>) => Promise<Buffer> }

const keepNothing: KeptCompressed = { get: (_, make) => make() }

/** In which encodings files are written, each at its highest level: it is done once, at build. */
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

/** A name by content: what it is compressed from, and by what. */
const nameOf = (content: Buffer) =>
  createHash('sha256').update(`${versions.brotli} ${versions.zlib} `).update(content).digest('hex')

/**
 * Writes `file.br` and `file.gz` beside a file of text.
 * @param kept asked first: compressing takes most of the time of an otherwise unchanged build
 * @returns the encodings that made the file smaller
 */
export async function precompress(file: string, kept = keepNothing): Promise<FileRoute['encodings']> {
  if (!compressible.test(file)) return []
  const content = await readFile(file)
  const name = nameOf(content)
  const made = await Promise.all(
    encoders.map(async ({ encoding, ending, encode }) => {
      const encoded = await kept.get(`${name}.${ending}`, () => encode(content))
      if (encoded.length >= content.length) return []
      await writeFile(`${file}.${ending}`, encoded)
      return [encoding]
    }),
  )
  return made.flat()
}
