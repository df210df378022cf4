import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FileRoute } from './manifest'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const compressible = /\.(html|js|css|json|svg|txt|xml|md|webmanifest)$/

/**
 * Writes `file.br` and `file.gz` beside a file of text, at the highest level: it is done once, at build.
 * @returns the encodings that made the file smaller
 */
export async function precompress(file: string): Promise<FileRoute['encodings']> {
  if (!compressible.test(file)) return []
  const content = await readFile(file)
  const [br, gz] = await Promise.all([
    brotli(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
    zip(content, { level: 9 }),
  ])
  const encodings: FileRoute['encodings'] = []
  if (br.length < content.length) {
    await writeFile(`${file}.br`, br)
    encodings.push('br')
  }
  if (gz.length < content.length) {
    await writeFile(`${file}.gz`, gz)
    encodings.push('gzip')
  }
  return encodings
}
