import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** What webpack makes of the component of a page or template: `component---src-pages-contact-tsx-<hash>.js`. */
const ofComponent = /^(component---.+)-[0-9a-f]{20}\.js$/

const wordsIn = (text: string) => text.match(/[\w-]+/g) ?? []

const known = new Map<string, readonly string[]>()

/**
 * What the scripts that a built page may run could add to it: those of its own component, and those that no page has to itself.
 * @param page its address
 * @param css the style sheet of the site
 * @returns the words of the scripts that are words of the style sheet too
 */
export function wordsShownLater(page: string, css: string): readonly string[] {
  const component = componentOf(page)
  const words = known.get(component) ?? styledWordsOf(component, new Set(wordsIn(css)))
  known.set(component, words)
  return words
}

function componentOf(page: string): string {
  const data = path.join('public/page-data', page, 'page-data.json')
  const { componentChunkName }: { componentChunkName: string } = JSON.parse(readFileSync(data, 'utf8'))
  return componentChunkName
}

function styledWordsOf(component: string, styled: ReadonlySet<string>): string[] {
  const words = new Set<string>()
  for (const file of readdirSync('public').filter((name) => name.endsWith('.js'))) {
    const [, other = component] = ofComponent.exec(file) ?? []
    if (other !== component) continue
    for (const word of wordsIn(readFileSync(path.join('public', file), 'utf8')))
      if (styled.has(word)) words.add(word)
  }
  return [...words]
}
