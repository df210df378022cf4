import { readFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from '../files/files-below'

const extension = '.module.css'

/** Returns the names of all CSS modules of `src`, sorted; `className` numbers modules by this list. */
export const cssModules = (): readonly string[] =>
  filesBelow('src')
    .filter((file) => file.endsWith(extension))
    .map((file) => path.basename(file, extension))
    .sort()

let modules: readonly string[] | undefined

/** Returns the classes of a CSS module, without duplicates, in order. */
export const classesIn = (css: string): string[] => [
  ...new Set([...css.matchAll(/\.([a-zA-Z]\w*)(?=[^{}]*\{)/g)].map(([, name = '']) => name)),
]

const letter = (first: string, place: number) => String.fromCharCode(first.charCodeAt(0) + place)

const classes = new Map<string, readonly string[]>()

/**
 * Returns the name of a class in a build, `Bc1`: the numbers of module and class. It is short, as each page
 * contains it many times. None begins with `Ad`: a former EasyList, which ad blockers
 * read, hid `Ad1` and `Ad2`.
 * @param file the CSS module
 * @param local the name in the module; animations keep it, prefixed by the name of the module
 */
export function className(file: string, local: string): string {
  const module = path.basename(file, extension)
  const names = classes.get(file) ?? classesIn(readFileSync(file, 'utf8'))
  classes.set(file, names)
  modules ??= cssModules()
  const number = modules.indexOf(module)
  const index = names.indexOf(local)
  if (index < 0) return `${module}--${local}`
  return letter('B', number / 26) + letter('a', number % 26) + index.toString(36)
}
