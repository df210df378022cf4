import { readFileSync } from 'node:fs'
import path from 'node:path'
import { onceForEach } from '../../../cache/once-for-each'
import type { Scripts } from '../log/page-load'
import { type Element, type Page, textOf } from '../page'

export const wordsIn = (text: string): string[] => text.match(/[\w-]+/g) ?? []

/**
 * Returns the words of the scripts that a built page may run, as scripts only add elements that they name.
 * @throws if a script is missing
 */
export function wordsOfScripts(
  { elements, names }: Page,
  { scripts, waiting }: Scripts,
): ReadonlySet<string> {
  const own = [
    ...elements.filter(isScript).flatMap((script) => wordsIn(textOf(script))),
    ...[...scripts, ...waiting.filter(isOfComponent)].flatMap(wordsOfFile),
  ]
  const modules = new Set([...names, ...own].map(moduleOf))
  // Shared chunks contain modules of many pages: one counts if the page uses a class of it or its own chunk
  // names one.
  const shared = waiting
    .filter((file) => !isOfComponent(file))
    .flatMap(wordsOfFile)
    .filter((word) => modules.has(moduleOf(word)))
  return new Set([...own, ...shared])
}

/** Returns whether a script is the chunk of a page's or template's component. */
const isOfComponent = (file: string) => file.startsWith('/component---')

/** Returns the CSS module of a class like `Ab1`; undefined for other words. */
const moduleOf = (word: string) => /^([A-Z][a-z])\w{1,2}$/.exec(word)?.[1]

/** Returns whether an element is a script with code; scripts with data have another type. */
const isScript = ({ name, attribs: { type = 'module' } }: Element) =>
  name === 'script' && /^module$|javascript/.test(type)

const wordsOfFile = onceForEach((file: string): readonly string[] => [
  ...new Set(wordsIn(readFileSync(path.join('public', file), 'utf8'))),
])
