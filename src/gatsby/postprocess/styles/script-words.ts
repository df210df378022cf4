import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'acorn'
import { memoize } from '../../../cache/memoize'
import type { Scripts } from '../log/page-load'
import { type Element, type Page, textOf } from '../page'

export const wordsIn = (text: string): string[] => text.match(/[\w-]+/g) ?? []

/** Words to look up. */
export type Words = Pick<ReadonlySet<string>, 'has'>

/**
 * Returns the words of the scripts that a built page may run, as scripts only add elements that they name.
 * @throws if a script is missing
 */
export function wordsOfScripts({ elements }: Page, files: Scripts): Words {
  const inline = new Set(elements.filter(isScript).flatMap((script) => wordsIn(textOf(script))))
  const loaded = wordsOfFiles(JSON.stringify(files))
  return { has: (word) => inline.has(word) || loaded.has(word) }
}

/** Many pages load the same files. */
const wordsOfFiles = memoize((files: string): ReadonlySet<string> => {
  const { scripts, waiting }: Scripts = JSON.parse(files)
  const words = new Set([...scripts, ...waiting.filter(isOfComponent)].flatMap(wordsOfFile))
  // Shared chunks contain modules of many pages: one counts if a module that the page runs names its id.
  const shared = waiting.filter((file) => !isOfComponent(file)).map(modulesOfFile)
  // A set yields also what is added meanwhile.
  for (const word of words)
    for (const modules of shared) for (const named of modules.get(word) ?? []) words.add(named)
  return words
})

/** Returns whether a script is the chunk of a page's or template's component. */
const isOfComponent = (file: string) => file.startsWith('/component---')

/** Returns whether an element is a script with code; scripts with data have another type. */
const isScript = ({ name, attribs: { type = 'module' } }: Element) =>
  name === 'script' && /^module$|javascript/.test(type)

const wordsOfFile = memoize((file: string): readonly string[] => [
  ...new Set(wordsIn(readFileSync(path.join('public', file), 'utf8'))),
])

/** Returns the words of the modules in a chunk of webpack, `push([[chunk], { id: module }])`, by their ids. */
const modulesOfFile = memoize((file: string): ReadonlyMap<string, readonly string[]> => {
  const text = readFileSync(path.join('public', file), 'utf8')
  const modules = new Map<string, readonly string[]>()
  for (const statement of parse(text, { ecmaVersion: 'latest' }).body) {
    if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'CallExpression') continue
    const [chunk] = statement.expression.arguments
    const list = chunk?.type === 'ArrayExpression' ? chunk.elements[1] : undefined
    if (list?.type !== 'ObjectExpression') continue
    for (const property of list.properties)
      if (property.type === 'Property' && property.key.type === 'Literal')
        modules.set(String(property.key.value), wordsIn(text.slice(property.start, property.end)))
  }
  return modules
})
