import type { Htmlparser2TreeAdapterMap } from 'parse5-htmlparser2-tree-adapter'

type Element = Htmlparser2TreeAdapterMap['element']

/** A drawing (SVG) that can be changed and serialized. */
export type Drawing = {
  root: Element
  /** All elements below the root. */
  elements: readonly Element[]
  remove: (element: Element) => void
  /** Removes comments and white space between elements. */
  removeTexts: () => void
  toSvg: () => string
  /** Returns the content of the root. */
  inside: () => string
}

/** Parses a drawing as a browser does within a page. @throws if it is not SVG */
export async function parseDrawing(svg: string): Promise<Drawing> {
  // ES modules only; a true import() works under every Node that the site supports.
  const { parseFragment, serialize, serializeOuter } = await import('parse5')
  const { adapter } = await import('parse5-htmlparser2-tree-adapter')
  const options = { treeAdapter: adapter }
  const root = parseFragment(svg, options).children.filter(adapter.isElementNode).find(isSvg)
  if (!root) throw new Error('a drawing begins with <svg>')
  const elementsOf = (element: Element): Element[] =>
    element.children.filter(adapter.isElementNode).flatMap((child) => [child, ...elementsOf(child)])
  return {
    root,
    elements: elementsOf(root),
    remove: (element) => adapter.detachNode(element),
    removeTexts() {
      for (const { children } of [root, ...elementsOf(root)])
        for (const child of [...children]) if (!adapter.isElementNode(child)) adapter.detachNode(child)
    },
    toSvg: () => serializeOuter(root, options),
    inside: () => serialize(root, options),
  }
}

const isSvg = ({ name }: Element) => name === 'svg'

/** Returns a drawing for use in a figure, hidden from screen readers, as the figure has the label. */
export async function decorative(svg: string): Promise<string> {
  const { root, elements, remove, toSvg } = await parseDrawing(svg)
  for (const element of elements) if (element.name === 'title') remove(element)
  const { role, ...attributes } = root.attribs
  root.attribs = { 'aria-hidden': 'true', ...attributes }
  return toSvg()
}
