import type { Htmlparser2TreeAdapterMap } from 'parse5-htmlparser2-tree-adapter'
import type { InlineCode } from '../../hosting/content-security-policy'

export type Element = Htmlparser2TreeAdapterMap['element']
type Node = Htmlparser2TreeAdapterMap['childNode']

/** A built page as parsed by a browser, before any script has run. */
export type Page = {
  /** All of its elements, also those within `<template>` and `<noscript>`. */
  elements: readonly Element[]
  /** Their types, classes and ids. */
  names: ReadonlySet<string>
  /** Replaces the content of an element by text. */
  setText: (element: Element, text: string) => void
  /** Replaces the content of an element by HTML. `elements` is not updated. */
  setHtml: (element: Element, html: string) => void
  remove: (element: Element) => void
  /** Prepends an inline script to a `<template>`. */
  prependScript: (template: Element, script: string) => void
  /** Returns the inline code with all changes. */
  inlineCode: () => InlineCode
  /** Returns the HTML with all changes. */
  toHtml: () => string
}

export async function parsePage(source: string): Promise<Page> {
  const { html, parse, parseFragment, serialize } = await import('parse5')
  const { adapter } = await import('parse5-htmlparser2-tree-adapter')
  const options = { treeAdapter: adapter, scriptingEnabled: false }
  const document = parse(source, options)
  const elements = [...elementsOf(document.children)]
  return {
    elements,
    names: new Set(elements.flatMap(namesOf)),
    setText(element, text) {
      for (const child of [...element.children]) adapter.detachNode(child)
      adapter.insertText(element, text)
    },
    setHtml(element, source) {
      for (const child of [...element.children]) adapter.detachNode(child)
      for (const child of [...parseFragment(element, source, options).children])
        adapter.appendChild(element, child)
    },
    remove: (element) => adapter.detachNode(element),
    prependScript(template, script) {
      const element = adapter.createElement('script', html.NS.HTML, [])
      adapter.insertText(element, script)
      const content = adapter.getTemplateContent(template)
      const [first] = content.children
      if (first) adapter.insertBefore(content, element, first)
      else adapter.appendChild(content, element)
    },
    inlineCode() {
      const sources = (name: string) =>
        [...elementsOf(document.children)].filter((each) => each.name === name && isRun(each)).map(textOf)
      return { scripts: sources('script').filter(Boolean), styles: sources('style').filter(Boolean) }
    },
    // The serializer writes no-break spaces as six-letter entities. No text contains `&nbsp;` itself: its `&` is
    // escaped, in JSON too.
    toHtml: () => serialize(document, options).replaceAll('&nbsp;', '\u00a0'),
  }
}

/** Returns the text of an element, such as a script. */
export const textOf = ({ children }: Element): string =>
  children.map((child) => ('data' in child ? child.data : '')).join('')

/** Data in a script element never runs (HTML, 4.12.1: "data block"). */
const isRun = ({ attribs }: Element) => !/^application\/(ld\+)?json$/.test(attribs.type ?? '')

function* elementsOf(nodes: readonly Node[]): Generator<Element> {
  for (const node of nodes) {
    if ('attribs' in node) yield node
    if ('children' in node) yield* elementsOf(node.children)
  }
}

const namesOf = ({ name, attribs }: Element): string[] =>
  [name, attribs.id ?? '', ...(attribs.class ?? '').split(/\s+/)].filter(Boolean)
