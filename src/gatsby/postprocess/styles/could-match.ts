import type { AttributeSelector, PseudoSelector, Selector } from 'css-what'
import type { Element, Page } from '../page'

/**
 * Returns whether a selector could ever match on a page.
 * @param written the words of the page's scripts
 */
export type CouldMatch = (page: Page, written: ReadonlySet<string>) => boolean

/**
 * Parses a selector into a test for pages. Only types, classes, ids and combinators count: browsers and scripts can change
 * attributes, pseudo-classes, and the place of elements that a script can create. An unreadable selector could match.
 * @param selector one, without commas
 */
export async function readSelector(selector: string): Promise<CouldMatch> {
  const [{ parse }, { compile }] = await Promise.all([import('css-what'), import('css-select')])
  try {
    const [tokens = []] = parse(selector)
    const needed = tokens.flatMap(nameOf)
    const named = tokens.flatMap(namesWithin)
    const matches = compile<Element, Element>([loosen(tokens, parse('*').flat())])
    return ({ elements, names }, written) =>
      needed.every((name) => names.has(name) || written.has(name)) &&
      (named.some((name) => written.has(name)) || elements.some(matches))
  } catch {
    return () => true
  }
}

/** Pseudo-classes with selectors as arguments. */
const holders = new Set(['is', 'where', 'has', 'not'])

const isHolder = (token: Selector): token is PseudoSelector & { data: Selector[][] } =>
  token.type === 'pseudo' && holders.has(token.name) && Array.isArray(token.data)

const isName = (token: Selector): token is AttributeSelector =>
  token.type === 'attribute' &&
  ((token.name === 'class' && token.action === 'element') ||
    (token.name === 'id' && token.action === 'equals'))

/** Returns a type, class or id. Types with capitals may be SVG or HTML, and are left open. */
function nameOf(token: Selector): string[] {
  if (token.type === 'tag' && !token.namespace && token.name === token.name.toLowerCase()) return [token.name]
  return isName(token) ? [token.value] : []
}

const namesWithin = (token: Selector): string[] =>
  isHolder(token) ? token.data.flat().flatMap(namesWithin) : nameOf(token)

/** Whether the page alone decides on a token; also combinators, of which css-select rejects those that it cannot judge. */
function isDecided(token: Selector): boolean {
  if (isHolder(token)) return token.data.flat().every(isDecided)
  return !changing.has(token.type) || nameOf(token).length > 0
}

const changing: ReadonlySet<string> = new Set(['tag', 'attribute', 'pseudo', 'pseudo-element'])

/**
 * Returns a selector that the page alone decides on, and that matches at least as much.
 * @param anything replaces tokens that the page does not decide on
 */
const loosen = (tokens: readonly Selector[], anything: readonly Selector[]): Selector[] =>
  tokens.flatMap((token) => {
    if (isDecided(token)) return token
    // Loosening inside `:not(…)` would match less.
    if (!isHolder(token) || token.name === 'not') return anything
    return { ...token, data: token.data.map((selector) => loosen(selector, anything)) }
  })
