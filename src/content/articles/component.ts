import type { Nodes } from 'mdast'
import type { Place } from '../messages/problem'
import { literalOf } from './literal'

/** A component or HTML element of an article, with its attributes. */
export type Component = {
  name: string
  /** Values of the attributes that are literals: `alt="x"`, `alt={'x'}` and `items={[…]}` alike. */
  values: Record<string, unknown>
  /** Returns the position of an attribute; that of the component if it has none of that name. */
  placeOf: (attribute?: string) => Place
  /** Positions of the attributes that are code, whose value is unknown before it runs. */
  code: readonly Place[]
  empty: boolean
}

const isElement = (name: string) => /^[a-z]/.test(name)

/** Reads a node as a component; returns undefined for other nodes. */
export function componentOf(node: Nodes): Component | undefined {
  const written = tagOf(node)
  return written && !isElement(written.name) ? written : undefined
}

/** Reads a node as an HTML element (`<sup>`); returns undefined for other nodes. */
export function elementOf(node: Nodes): Component | undefined {
  const written = tagOf(node)
  return written && isElement(written.name) ? written : undefined
}

/** Reads a node as either; returns undefined for other nodes. */
export function tagOf(node: Nodes): Component | undefined {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined
  if (!node.name) return undefined
  const start = node.position?.start ?? { line: 1, column: 1 }
  const places = new Map<string, Place>()
  const values: Record<string, unknown> = {}
  const code: Place[] = []
  for (const attribute of node.attributes) {
    const place = attribute.position?.start ?? start
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      code.push(place)
      continue
    }
    places.set(attribute.name, place)
    if (typeof attribute.value === 'string') values[attribute.name] = attribute.value
    else if (!attribute.value) values[attribute.name] = true
    else {
      const literal = literalOf(attribute.value.data?.estree)
      if (literal) values[attribute.name] = literal.value
      else code.push(place)
    }
  }
  const placeOf = (attribute = '') => places.get(attribute) ?? start
  return { name: node.name, values, placeOf, code, empty: node.children.length === 0 }
}
