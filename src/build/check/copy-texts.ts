import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { type Language, languages } from '../../site/languages'
import { message } from './messages/message'
import { type Place, type Problem, problemIn } from './problem'
import { parsePlaces } from './yaml-problems'

export type CopyFile = {
  file: string
  language: Language
  /** Every text by the path of its key: `items.0.name`. */
  texts: ReadonlyMap<string, string>
  at: (key: string) => Place
}

export type Namespace = { name: string; files: CopyFile[]; problems: Problem[] }

/** Reads `content/copy/<language>/<namespace>.json` of every language. */
export function readCopy(): Namespace[] {
  const names = new Set(
    languages.flatMap((language) =>
      existsSync(`content/copy/${language}`)
        ? readdirSync(`content/copy/${language}`).filter((name) => name.endsWith('.json'))
        : [],
    ),
  )
  return [...names].sort().map((name) => {
    const namespace: Namespace = { name: name.replace(/\.json$/, ''), files: [], problems: [] }
    for (const language of languages) readOne(`content/copy/${language}/${name}`, language, namespace)
    return namespace
  })
}

function readOne(file: string, language: Language, { files, problems }: Namespace): void {
  if (!existsSync(file)) {
    problems.push(problemIn(file)({ line: 1, column: 1 }, message('copyFileMissing')))
    return
  }
  const source = readFileSync(file, 'utf8')
  try {
    const texts = new Map(leaves(JSON.parse(source)))
    // Places are looked up for problems alone: most files have none.
    files.push({ file, language, texts, at: (key) => parsePlaces(source).placeOf(key) })
  } catch (error) {
    // The place is said before; how Node adds it differs from version to version.
    const reason = (error instanceof Error ? error.message : String(error)).replace(
      / in JSON at position .*$/,
      '',
    )
    const { line, column } = parsePlaces(source).faults[0] ?? { line: 1, column: 1 }
    problems.push(problemIn(file)({ line, column }, message('copyUnreadable', { reason })))
  }
}

function leaves(value: unknown, at = ''): [string, string][] {
  if (typeof value === 'string') return [[at, value]]
  if (typeof value !== 'object' || value === null) return [[at, String(value)]]
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, at ? `${at}.${key}` : key))
}
