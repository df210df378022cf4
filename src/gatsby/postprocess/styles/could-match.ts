import type { AttributeSelector, PseudoSelector, Selector } from 'css-what'
import type { Element, Page } from '../page'
import type { Words } from './script-words'

/**
 * Returns whether a selector could ever match on a page.
 * @param written the words of the page's scripts
 */
export type CouldMatch = (page: Page, written: Words) => boolean

/**
 * Parses a selector into a test for pages. Only types, classes, ids and combinators count: browsers and
 * scripts can change attributes, pseudo-classes, and the position of elements that a script can create. A
 * selector that cannot be parsed is assumed to match.
 * @param selector a single one, without commas
 */
export async function readSelector(selector: string): Promise<CouldMatch> {
  const [{ parse }, { compile }] = await Promise.all([import('css-what'), import('css-select')])
  try {
    const [tokens = []] = parse(selector)
    const named = tokens.flatMap(namesWithin)
    const matches = compile<Element, Element>([loosen(tokens, parse('*').flat())])
    return ({ elements, names }, written) =>
      couldOccur(tokens, (name) => names.has(name) || written.has(name)) &&
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

/** Returns the name of a type, class or id. Skips types with capitals, which may be of SVG or of HTML. */
function nameOf(token: Selector): string[] {
  if (token.type === 'tag' && !token.namespace && token.name === token.name.toLowerCase()) return [token.name]
  return isName(token) ? [token.value] : []
}

/** Returns whether every name that a selector needs may exist: of alternatives, those of one. */
const couldOccur = (selector: readonly Selector[], exists: (name: string) => boolean): boolean =>
  selector.every((token) =>
    isHolder(token)
      ? token.name === 'not' || token.data.some((inner) => couldOccur(inner, exists))
      : nameOf(token).every(exists),
  )

const namesWithin = (token: Selector): string[] =>
  isHolder(token) ? token.data.flat().flatMap(namesWithin) : nameOf(token)

/**
 * Returns whether the page alone decides if a token matches. Combinators count too; css-select rejects those
 * that it does not support.
 */
function isDecided(token: Selector): boolean {
  if (isHolder(token)) return token.data.flat().every(isDecided)
  return !changing.has(token.type) || nameOf(token).length > 0
}

const changing: ReadonlySet<string> = new Set(['tag', 'attribute', 'pseudo', 'pseudo-element'])

/**
 * Returns a selector that depends on the page alone, and matches at least as much.
 * @param anything replaces tokens that depend on more than the page
 */
const loosen = (tokens: readonly Selector[], anything: readonly Selector[]): Selector[] =>
  tokens.flatMap((token) => {
    if (isDecided(token)) return token
    // Loosening inside `:not(…)` would match less.
    if (!isHolder(token) || token.name === 'not') return anything
    return { ...token, data: token.data.map((selector) => loosen(selector, anything)) }
  })
