import { createHash } from 'node:crypto'
import { indexTexts } from '../articles/search/indexes'
import { plainText } from '../articles/search/plain-text'
import { packIndex } from '../articles/search/word-index'
import { codeHash, hashOf } from '../cache/code-hash'
import type { FileCache } from '../cache/file-cache'

/**
 * The index of the articles' words that the search loads with its first letter.
 * @param bodies MDX without front matter, in the order of the list: the index names an article by its place there
 * @param kept asked first: an edit in one language leaves the index of the other as it is
 * @returns the file as JSON, and its address, which contains its hash: what is below `/static` is cached for good
 */
export async function searchIndex(
  bodies: readonly string[],
  kept: Pick<FileCache, 'get'>,
): Promise<{ address: string; json: string }> {
  const made = await kept.get(`${hashOf(codeHash, ...bodies)}.json`, async () =>
    Buffer.from(JSON.stringify(packIndex(indexTexts(bodies.map(plainText))))),
  )
  const json = made.toString()
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 12)
  return { address: `/static/search-${hash}.json`, json }
}

/** @param file the name of a file below `/static` */
export const isSearchIndex = (file: string): boolean => /^search-\w+\.json$/.test(file)
