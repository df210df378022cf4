import type { Htmlparser2TreeAdapterMap } from 'parse5-htmlparser2-tree-adapter'

export type Element = Htmlparser2TreeAdapterMap['element']
type Node = Htmlparser2TreeAdapterMap['childNode']

/** A built page, parsed like in a browser before any script has run. */
export type Page = Awaited<ReturnType<typeof parsePage>>

export async function parsePage(source: string) {
  const { html, parse, parseFragment, serialize } = await import('parse5')
  const { adapter } = await import('parse5-htmlparser2-tree-adapter')
  const options = { treeAdapter: adapter, scriptingEnabled: false }
  const document = parse(source, options)
  /** The elements after parsing, including those within `<template>` and `<noscript>`. */
  const elements: readonly Element[] = [...elementsOf(document.children)]
  /** Their types, classes and ids. */
  const names: ReadonlySet<string> = new Set(elements.flatMap(namesOf))
  return {
    elements,
    names,
    /** Returns the elements after all changes, except those within elements of these types. */
    present: (...outside: readonly string[]) => [...elementsOf(document.children, outside)],
    /** Replaces the content of an element by text. */
    setText(element: Element, text: string) {
      element.children = []
      adapter.insertText(element, text)
    },
    /** Replaces the content of an element by HTML. */
    setHtml(element: Element, html: string) {
      element.children = []
      for (const child of [...parseFragment(element, html, options).children])
        adapter.appendChild(element, child)
    },
    remove: (element: Element) => adapter.detachNode(element),
    /** Joins the inline scripts of a `<template>` to `first`, and drops what is not an element. */
    joinScripts(template: Element, first: string) {
      const content = adapter.getTemplateContent(template)
      const all = content.children.filter(adapter.isElementNode)
      const inline = all.filter(({ name, attribs }) => name === 'script' && !attribs.src)
      const element = adapter.createElement('script', html.NS.HTML, [])
      adapter.insertText(element, [first, ...inline.map(textOf)].join(';'))
      content.children = [element, ...all.filter((each) => !inline.includes(each))]
    },
    /**
     * Returns the HTML with all changes. The serializer writes no-break spaces as entities of six bytes. A literal
     * `&nbsp;` cannot occur: its `&` is escaped, in JSON too.
     */
    toHtml: () => serialize(document, options).replaceAll('&nbsp;', '\u00a0'),
  }
}

/** Returns the text of an element, such as a script. */
export const textOf = ({ children }: Element): string =>
  children.map((child) => ('data' in child ? child.data : '')).join('')

function* elementsOf(nodes: readonly Node[], outside: readonly string[] = []): Generator<Element> {
  for (const node of nodes) {
    if ('attribs' in node) yield node
    if ('children' in node && !('name' in node && outside.includes(node.name)))
      yield* elementsOf(node.children, outside)
  }
}

const namesOf = ({ name, attribs }: Element): string[] =>
  [name, attribs.id ?? '', ...(attribs.class ?? '').split(/\s+/)].filter(Boolean)
