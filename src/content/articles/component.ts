import type { Nodes } from 'mdast'
import type { Place } from '../messages/problem'
import { literalOf } from './literal'

/** A component or HTML element of an article, with its attributes. */
export type Tag = {
  name: string
  /** Whether it is an HTML element, `<sup>`. */
  isElement: boolean
  /** Values of the attributes that are literals: `alt="x"`, `alt={'x'}` and `items={[…]}` alike. */
  values: Record<string, unknown>
  /** Returns the position of an attribute; that of the component if it has none of that name. */
  placeOf: (attribute?: string) => Place
  /** Positions of the attributes that are code, whose value is unknown before it runs. */
  code: readonly Place[]
  empty: boolean
}

/** Reads a node as a component; returns undefined for other nodes. */
export function componentOf(node: Nodes): Tag | undefined {
  const tag = tagOf(node)
  return tag?.isElement ? undefined : tag
}

/** Reads a node as a component or an HTML element; returns undefined for other nodes. */
export function tagOf(node: Nodes): Tag | undefined {
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
  const { name } = node
  return { name, isElement: /^[a-z]/.test(name), values, placeOf, code, empty: node.children.length === 0 }
}
