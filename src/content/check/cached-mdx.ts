import { createHash } from 'node:crypto'
import { deserialize, serialize } from 'node:v8'
import { openFileCache } from '../../cache/file-cache'
import { type Mdx, parseMdx } from './parse-mdx'

export type ParseMdx = (body: string) => Promise<Mdx>

/**
 * `parseMdx`, which is most of a check's work, done once for each text: what a body holds depends on nothing but its words
 * and this code.
 * @param folder for this version of the code alone
 */
export function cachedMdx(folder: string): { parse: ParseMdx; prune: () => void } {
  const files = openFileCache(folder)
  return {
    parse: async (body) => {
      const name = createHash('sha256').update(body).digest('hex')
      const mdx: Mdx = deserialize(await files.get(name, async () => serialize(await parseMdx(body))))
      return mdx
    },
    prune: files.prune,
  }
}
