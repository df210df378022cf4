import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isHydrated } from '../../../site/hydrated-pages'
import { type Element, type Page, textOf } from '../page'

/** The chunk of a page's or template's component: `component---src-pages-contact-tsx-<hash>.js`. */
const ofComponent = /^(component---.+)-[0-9a-f]{20}\.js$/

export const wordsIn = (text: string): string[] => text.match(/[\w-]+/g) ?? []

/**
 * Returns the words of the scripts that a built page may run: scripts add only elements that they name. A hydrated page
 * runs the scripts of its own component and the shared ones, every other page those in its HTML.
 * @param page its address
 * @throws if a script or the data of a hydrated page is missing
 */
export function wordsOfScripts(page: string, { elements, names }: Page): ReadonlySet<string> {
  const scripts = elements.filter(isScript)
  const inline = scripts.flatMap(wordsInline)
  if (!isHydrated(page))
    return new Set([...inline, ...scripts.flatMap(({ attribs: { src } }) => (src ? wordsOfFile(src) : []))])
  const files = filesOf(componentOf(page))
  const own = [...inline, ...files.filter((file) => ofComponent.test(file)).flatMap(wordsOfFile)]
  const modules = new Set([...names, ...own].map(moduleOf))
  // Shared chunks hold modules of many pages: a module counts if the page shows part of it or its own chunk names it.
  const shared = files
    .filter((file) => !ofComponent.test(file))
    .flatMap(wordsOfFile)
    .filter((word) => modules.has(moduleOf(word)))
  return new Set([...own, ...shared])
}

/** Returns the CSS module of a class like `Ab1`; undefined for every other word. */
const moduleOf = (word: string) => /^([A-Z][a-z])\w{1,2}$/.exec(word)?.[1]

/** Whether a `<script>` is code: data has a type of its own. */
const isScript = ({ name, attribs: { type = 'module' } }: Element) =>
  name === 'script' && /^module$|javascript/.test(type)

const wordsInline = (script: Element) => wordsIn(textOf(script))

const known = new Map<string, readonly string[]>()

function wordsOfFile(file: string): readonly string[] {
  const words = known.get(file) ?? [...new Set(wordsIn(readFileSync(path.join('public', file), 'utf8')))]
  known.set(file, words)
  return words
}

function componentOf(page: string): string {
  const data = path.join('public/page-data', page, 'page-data.json')
  const { componentChunkName }: { componentChunkName: string } = JSON.parse(readFileSync(data, 'utf8'))
  return componentChunkName
}

const filesOf = (component: string): string[] =>
  readdirSync('public').filter((file) => {
    const [, other = component] = ofComponent.exec(file) ?? []
    return file.endsWith('.js') && other === component
  })
