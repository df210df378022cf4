import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Content, Scope } from '../content'
import { mendTypography, proseOf, typographyFaults } from '../french-typography'
import { type Problem, placeOf, problemIn } from '../problem'

const frenchValue = /(?<=\bfr: ")[^"\n]*(?=")|(?<=\bfr: )[^"{\n][^}\n]*/g

/** How the French of each kind of file is found: everything else is blanked. */
const proseIn: Record<string, (source: string) => string> = {
  '.mdx': proseOf,
  '.json': (source) => source,
  '.yaml': (source) => {
    const kept = [...source.matchAll(frenchValue)]
    let blank = source.replace(/[^\n]/g, '\0')
    for (const { index, 0: text } of kept)
      blank = blank.slice(0, index) + text + blank.slice(index + text.length)
    return blank
  },
}

const french = /\/copy\/fr\/.*\.json$|\/articles\/.*\/fr\.mdx$|\/(offers\/[\w-]+|tags)\.yaml$/

async function frenchFiles({ slugs, site }: Scope): Promise<string[]> {
  const all = await readdir('content', { recursive: true })
  return all
    .map((name) => path.posix.join('content', name.replaceAll('\\', '/')))
    .filter((file) => {
      const [, slug] = /^content\/articles\/([^/]+)\//.exec(file) ?? []
      return french.test(file) && (slug ? !slugs || slugs.has(slug) : site)
    })
}

/** French typography of articles, copy, tags and offers. */
export async function typography({ scope }: Content): Promise<Problem[]> {
  const problems = (await frenchFiles(scope)).map(async (file) => {
    const source = await readFile(file, 'utf8')
    const prose = proseIn[path.extname(file)]?.(source) ?? ''
    return typographyFaults(prose).map(({ offset, said }) => problemIn(file)(placeOf(source, offset), said))
  })
  return (await Promise.all(problems)).flat()
}

/** Mends what the rule of typography finds. @returns the files that changed */
export async function fixTypography(): Promise<string[]> {
  const changed: string[] = []
  for (const file of await frenchFiles({ site: true })) {
    const source = await readFile(file, 'utf8')
    const mended = mendTypography(source, proseIn[path.extname(file)])
    if (mended === source) continue
    await writeFile(file, mended)
    changed.push(file)
  }
  return changed
}
