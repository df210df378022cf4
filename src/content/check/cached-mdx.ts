import { deserialize, serialize } from 'node:v8'
import { openFileCache } from '../../cache/file-cache'
import { hashOf } from '../../cache/hash-of'
import { type Mdx, parseMdx } from './parse-mdx'

export type ParseMdx = (body: string) => Promise<Mdx>

/**
 * Returns `parseMdx` with a cache, as parsing is most of a check's work. Its result depends only on the text
 * and the code.
 * @param folder must be specific to this version of the code
 */
export function cachedMdx(folder: string): { parse: ParseMdx; prune: () => void } {
  const files = openFileCache(folder)
  return {
    parse: async (body) => {
      const mdx: Mdx = deserialize(await files.get(hashOf(body), async () => serialize(await parseMdx(body))))
      return mdx
    },
    prune: files.prune,
  }
}
