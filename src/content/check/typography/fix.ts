import { writeFileSync } from 'node:fs'
import { readAsIs } from '../../load/text-file'
import type { ParseMdx } from '../cached-mdx'
import { parseMdx } from '../parse-mdx'
import { type ProseFile, proseFiles } from './content-files'
import { applyFixes, typographyErrors } from './errors'
import { plainProse } from './prose'

/** One correction may enable another. */
const mostRounds = 5

/**
 * Corrects the typography of prose in every content file below the working folder, and removes byte order
 * marks.
 * @param parse parses the body of an article
 * @returns the changed files, and those that cannot be read, in which no prose is corrected
 */
export async function fixTypography(
  parse: ParseMdx = parseMdx,
): Promise<{ changed: string[]; unreadable: string[] }> {
  const changed: string[] = []
  const unreadable: string[] = []
  for (const prose of proseFiles()) {
    const { file } = prose
    const raw = readAsIs(file)
    const text = raw?.replace(/^\ufeff/, '')
    const fixed = text === undefined ? undefined : await corrected(prose, text, parse)
    if (fixed === undefined) unreadable.push(file)
    const written = fixed ?? text
    if (written === undefined || written === raw) continue
    writeFileSync(file, written)
    changed.push(file)
  }
  return { changed, unreadable }
}

/** Returns the corrected text with its line endings; undefined if it cannot be parsed. */
async function corrected(prose: ProseFile, raw: string, parse: ParseMdx): Promise<string | undefined> {
  const ends = raw.match(/\r?\n/g) ?? []
  const text = await inRounds(prose, raw.replaceAll('\r\n', '\n'), parse)
  return text
    ?.split('\n')
    .map((line, index) => line + (ends[index] ?? ''))
    .join('')
}

async function inRounds({ errorsIn }: ProseFile, text: string, parse: ParseMdx): Promise<string | undefined> {
  let [shape, current] = ['', text]
  for (let round = 0; round < mostRounds; round++) {
    let found = ''
    const errors = await errorsIn(current, async (body) => {
      const mdx = await parse(body)
      found = mdx.nodes.map(({ type }) => type).join()
      return mdx
    })
    if (round === 0) {
      if (!errors) return undefined
      shape = found
    }
    // A correction must not turn a sentence into a heading, nor break parsing.
    if (!errors || found !== shape) return text
    const next = applyFixes(current, errors)
    if (next === current) return current
    current = next
  }
  return current
}

/** Corrects the typography of a French text that is all prose. */
export function correctTypography(text: string): string {
  const next = applyFixes(text, typographyErrors(plainProse(text)))
  return next === text ? text : correctTypography(next)
}
