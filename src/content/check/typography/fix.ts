import { readFileSync, writeFileSync } from 'node:fs'
import { parseMdx } from '../parse-mdx'
import { type ProseFile, proseFiles } from './content-files'
import { mend } from './errors'

/** One correction may be what another waits for. */
const mostRounds = 5

/**
 * Corrects the typography of every file below the working folder, and touches nothing but prose.
 * @returns the files that changed, and those that cannot be read, of which nothing but a byte order mark was touched
 */
export async function fixTypography(): Promise<{ changed: string[]; unreadable: string[] }> {
  const changed: string[] = []
  const unreadable: string[] = []
  for (const prose of proseFiles()) {
    const { file } = prose
    const raw = readFileSync(file, 'utf8')
    const text = raw.replace(/^\ufeff/, '')
    const fixed = await corrected(prose, text)
    if (fixed === undefined) unreadable.push(file)
    const written = fixed ?? text
    if (written === raw) continue
    writeFileSync(file, written)
    changed.push(file)
  }
  return { changed, unreadable }
}

/** The text without mistakes; nothing where it cannot be read. Lines end as they did. */
async function corrected(prose: ProseFile, raw: string): Promise<string | undefined> {
  const ends = raw.match(/\r?\n/g) ?? []
  const text = await inRounds(prose, raw.replaceAll('\r\n', '\n'))
  return text
    ?.split('\n')
    .map((line, index) => line + (ends[index] ?? ''))
    .join('')
}

async function inRounds({ errorsIn }: ProseFile, text: string): Promise<string | undefined> {
  let [shape, current] = ['', text]
  for (let round = 0; round < mostRounds; round++) {
    let found = ''
    const errors = await errorsIn(current, async (body) => {
      const mdx = await parseMdx(body)
      found = mdx.nodes.map(({ type }) => type).join()
      return mdx
    })
    if (round === 0) {
      if (!errors) return undefined
      shape = found
    }
    // A correction never makes a heading of a sentence, nor a text that cannot be read.
    if (!errors || found !== shape) return text
    const next = mend(current, errors)
    if (next === current) return current
    current = next
  }
  return current
}
