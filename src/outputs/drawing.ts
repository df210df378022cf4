import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Htmlparser2TreeAdapterMap } from 'parse5-htmlparser2-tree-adapter'

type Element = Htmlparser2TreeAdapterMap['element']
/** An element, a text or a comment of a drawing. */
export type Node = Htmlparser2TreeAdapterMap['childNode']

/** Whether an element is an editor's own, such as `<sodipodi:namedview>`: no other file declares its prefix. */
const isEditors = (node: Node) => 'name' in node && node.name.includes(':')

/** Removes attributes that editors add, and prefixes of links, which need none. */
function withoutPrefixes(element: Element): Element {
  const { 'x-attribsPrefix': prefixes = {}, 'x-attribsNamespace': namespaces = {} } = element
  const kept = Object.entries(element.attribs).filter(
    ([name]) => !name.includes(':') && prefixes[name] !== 'xmlns',
  )
  element.attribs = Object.fromEntries(kept)
  for (const [name, prefix] of Object.entries(prefixes)) if (prefix === 'xlink') delete namespaces[name]
  return element
}

/**
 * Parses a drawing (SVG), to be changed and serialized, as a browser does within a page. What an editor has added for
 * itself is left out.
 * @param isLeftOut chooses the elements and texts to remove, with all that they contain
 * @throws if it is not SVG
 */
export async function parseDrawing(svg: string, isLeftOut: (node: Node) => boolean) {
  // ES modules only; a true import() works under every Node that the site supports.
  const { parseFragment, serialize, serializeOuter } = await import('parse5')
  const { adapter } = await import('parse5-htmlparser2-tree-adapter')
  const options = { treeAdapter: adapter }
  const root = parseFragment(svg, options)
    .children.filter(adapter.isElementNode)
    .find(({ name }) => name === 'svg')
  if (!root) throw new Error('a drawing begins with <svg>')
  const elementsKeptIn = (element: Element): Element[] => {
    for (const child of element.children.filter((node) => isEditors(node) || isLeftOut(node)))
      adapter.detachNode(child)
    return element.children
      .filter(adapter.isElementNode)
      .flatMap((child) => [withoutPrefixes(child), ...elementsKeptIn(child)])
  }
  return {
    root: withoutPrefixes(root),
    /** All elements below the root. */
    elements: elementsKeptIn(root),
    toSvg: () => serializeOuter(root, options),
    /** Returns the content of the root. */
    inside: () => serialize(root, options),
  }
}

/**
 * Reads a drawing, and does something with it.
 * @throws with the name of the file
 */
export async function withDrawing<T>(file: string, work: (svg: string) => Promise<T>): Promise<T> {
  try {
    return await work(readFileSync(file, 'utf8'))
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`${path.relative('', file)}: ${reason}`, { cause })
  }
}

/**
 * Returns a drawing for use in a figure, which has the role and the label. It is not `aria-hidden`: readers' modes of
 * browsers drop what is.
 */
export async function decorative(svg: string): Promise<string> {
  const { root, elements, toSvg } = await parseDrawing(svg, (node) => 'name' in node && node.name === 'title')
  const { role, ...attributes } = root.attribs
  // Else what has no colour of its own is black, in the dark, too.
  root.attribs = { fill: 'currentColor', ...attributes }
  // Readers' modes drop our styles, too, without which lines are not drawn.
  for (const line of elements)
    if (['ink', 'hair', 'dash'].includes(line.attribs.class ?? ''))
      line.attribs = { fill: 'none', stroke: 'currentColor', ...line.attribs }
  return toSvg()
}
