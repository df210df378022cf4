import { accessSync, constants, mkdirSync } from 'node:fs'
import path from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { codeHash } from '../../cache/code-hash'
import { openFileCache } from '../../cache/file-cache'
import { hashOf } from '../../cache/hash-of'
import { type Mdx, parseMdx } from './parse-mdx'

export type ParseMdx = (body: string) => Promise<Mdx>

const folder = '.build-cache/mdx'

/** The code is where this file is; the content is in the working folder. */
const code = codeHash('src/content/check/parse-mdx.ts', path.resolve(__dirname, '../../..'))

/**
 * Returns `parseMdx` with a cache, as parsing is most of a check's work. Its result depends only on the text
 * and the code. In a checkout that the user may not write to, nothing is cached.
 */
export function cachedMdx(): { parse: ParseMdx; prune: () => void } {
  if (!isWritable(folder)) return { parse: parseMdx, prune: () => {} }
  const files = openFileCache(folder)
  return {
    parse: async (body) => {
      const name = hashOf(code, body)
      const mdx: Mdx = deserialize(await files.get(name, async () => serialize(await parseMdx(body))))
      return mdx
    },
    prune: files.prune,
  }
}

function isWritable(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}
