import { existsSync, readdirSync } from 'node:fs'
import { type Language, languages } from '../../site/languages'
import { readText } from '../load/text-file'
import { parsePlaces } from '../load/yaml-problems'
import { message } from '../messages/message'
import { type Place, type Problem, placeOf, problemIn, start } from '../messages/problem'
import { textsIn } from '../texts-in'

export type CopyFile = {
  file: string
  language: Language
  /** Every text, by the path of its key: `items.0.name`. */
  texts: ReadonlyMap<string, string>
  at: (key: string) => Place
}

type Namespace = { name: string; files: CopyFile[]; problems: Problem[] }

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
    problems.push(problemIn(file)(start, message('copyFileMissing')))
    return
  }
  const source = readText(file)
  try {
    const texts = new Map(textsIn(JSON.parse(source)))
    const { errors, placeOf: at } = parsePlaces(source)
    files.push({ file, language, texts, at })
    // JSON.parse takes the last of two entries of one name.
    const twice = errors.filter(({ said }) => said.code === 'yamlTwice')
    problems.push(...twice.map((error) => problemIn(file)(error, error.said)))
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    problems.push(problemIn(file)(placeOf(source, mistakeIn(source, error)), message('jsonUnreadable')))
  }
}

/** Returns where a text stops being JSON. Of words without straight quotation marks, Node says no position. */
function mistakeIn(json: string, { message: reason }: SyntaxError): number {
  const [, position] = /at position (\d+)/.exec(reason) ?? []
  if (position) return Number(position)
  const outsideTexts = json.replace(/"(?:[^"\\\n]|\\.)*"/g, (text) => '"'.repeat(text.length))
  return Math.max(0, outsideTexts.search(/(?!true|false|null)[\p{L}“”„«»‘’']/u))
}
