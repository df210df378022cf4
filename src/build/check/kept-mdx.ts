import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { deserialize, serialize } from 'node:v8'
import { type Mdx, parseMdx } from './parse-mdx'

export type ParseMdx = (body: string) => Promise<Mdx>

/**
 * `parseMdx`, which is most of a check's work, done once for each text: what a body holds depends on nothing but its words
 * and this code.
 * @param folder for this version of the code alone; one file a body, named by its hash
 */
export function keptMdx(folder: string): { parse: ParseMdx; forgetUnused: () => void } {
  const used = new Set<string>()

  async function parse(body: string): Promise<Mdx> {
    const name = createHash('sha256').update(body).digest('hex')
    const file = path.join(folder, name)
    used.add(name)
    if (existsSync(file)) {
      const kept: Mdx = deserialize(readFileSync(file))
      return kept
    }
    const mdx = await parseMdx(body)
    // Renamed into place: two checks at once never read half a file.
    const unfinished = `${file}.${process.pid}`
    writeFileSync(unfinished, serialize(mdx))
    renameSync(unfinished, file)
    return mdx
  }

  return {
    parse,
    forgetUnused: () => {
      for (const name of readdirSync(folder))
        if (!used.has(name)) rmSync(path.join(folder, name), { force: true })
    },
  }
}
