import postcss, { type AtRule, type Container, type Root, type Rule } from 'postcss'
import type { Page } from '../page'
import { type CouldMatch, readSelector } from './could-match'
import { type Words, wordsIn } from './script-words'

/**
 * Returns the part of a style sheet that could ever apply to a page.
 * @param written the words of the page's scripts
 */
type StylesOf = (page: Page, written: Words) => string

/**
 * Parses a style sheet once, to reduce it for many pages.
 * @throws CssSyntaxError
 */
export async function parseStyleSheet(css: string): Promise<StylesOf> {
  const root = postcss.parse(css)
  const judges: [string, CouldMatch][] = []
  for (const selector of new Set([...rulesOf(root)].flatMap((rule) => rule.selectors)))
    judges.push([selector, await readSelector(selector)])
  root.walkAtRules(/keyframes$/, ({ params }) => {
    judges.push([params, (_, written) => wordsIn(params).every((word) => written.has(word))])
  })

  const results = new Map<string, string>()
  return (page, written) => {
    const possible = new Set<string>()
    for (const [name, isPossible] of judges) if (isPossible(page, written)) possible.add(name)
    // Pages with the same possible selectors share the result.
    const key = [...possible].join()
    const result = results.get(key) ?? select(root, possible)
    results.set(key, result)
    return result
  }
}

/** Yields the rules that are tested by their selectors; nested ones are kept or removed with their parent. */
function* rulesOf(container: Container): Generator<Rule> {
  for (const node of container.nodes ?? []) {
    if (node.type === 'rule') yield node
    else if (node.type === 'atrule' && !isKeyframes(node)) yield* rulesOf(node)
  }
}

const isKeyframes = ({ name }: AtRule) => name.endsWith('keyframes')

function select(sheet: Root, possible: ReadonlySet<string>): string {
  const root = sheet.clone()
  removeRules(root, possible)
  removeKeyframes(root, possible)
  return root.toString()
}

/** At-rules that are removed when empty; an empty `@layer` still declares its order. */
const conditions = new Set(['media', 'supports', 'container'])

function removeRules(container: Container, possible: ReadonlySet<string>): void {
  container.each((node) => {
    if (node.type === 'rule') {
      const own = node.selectors.filter((selector) => possible.has(selector))
      if (own.length === 0) node.remove()
      else if (own.length < node.selectors.length) node.selectors = own
    } else if (node.type === 'atrule' && !isKeyframes(node)) {
      removeRules(node, possible)
      if (conditions.has(node.name) && node.nodes?.length === 0) node.remove()
    }
  })
}

/** Removes keyframes that neither a style nor a script names. */
function removeKeyframes(root: Root, possible: ReadonlySet<string>): void {
  const named = new Set<string>()
  root.walkDecls(({ value }) => {
    for (const word of wordsIn(value)) named.add(word)
  })
  root.walkAtRules(/keyframes$/, (keyframes) => {
    const { params } = keyframes
    if (!possible.has(params) && !wordsIn(params).every((word) => named.has(word))) keyframes.remove()
  })
}
