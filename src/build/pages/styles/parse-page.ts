import type { Htmlparser2TreeAdapterMap } from 'parse5-htmlparser2-tree-adapter'

export type Element = Htmlparser2TreeAdapterMap['element']
type Node = Htmlparser2TreeAdapterMap['childNode']

/** A built page as a browser reads it, before any script has run. */
export type ParsedPage = {
  /** All of its elements, those within `<template>` and `<noscript>` too. */
  elements: readonly Element[]
  /** Their types, classes and ids. */
  names: ReadonlySet<string>
}

export async function parsePage(html: string): Promise<ParsedPage> {
  const { parse } = await import('parse5')
  const { adapter } = await import('parse5-htmlparser2-tree-adapter')
  const { children } = parse(html, { treeAdapter: adapter, scriptingEnabled: false })
  const elements = [...elementsOf(children)]
  return { elements, names: new Set(elements.flatMap(namesOf)) }
}

function* elementsOf(nodes: readonly Node[]): Generator<Element> {
  for (const node of nodes) {
    if ('attribs' in node) yield node
    if ('children' in node) yield* elementsOf(node.children)
  }
}

const namesOf = ({ name, attribs }: Element): string[] =>
  [name, attribs.id ?? '', ...(attribs.class ?? '').split(/\s+/)].filter(Boolean)
