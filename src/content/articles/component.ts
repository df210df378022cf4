import type { Nodes } from 'mdast'
import { literalOf } from './literal'

type Place = { line: number; column: number }

/** A component of an article, or an element of HTML, with what it is given. */
export type Component = {
  name: string
  /** What each attribute holds, where it is written out: `alt="x"`, `alt={'x'}` and `items={[…]}` alike. */
  values: Record<string, unknown>
  /** Where each attribute stands. */
  places: ReadonlyMap<string, Place>
  /** Where an attribute is code, whose value is not known without running it. */
  code: readonly Place[]
  empty: boolean
}

const isElement = (name: string) => /^[a-z]/.test(name)

/** Returns a component as it is written; undefined where the part of the text is something else. */
export function componentOf(node: Nodes): Component | undefined {
  const written = tagOf(node)
  return written && !isElement(written.name) ? written : undefined
}

/** Returns an element of HTML (`<sup>`) as it is written; undefined where the part of the text is something else. */
export function elementOf(node: Nodes): Component | undefined {
  const written = tagOf(node)
  return written && isElement(written.name) ? written : undefined
}

function tagOf(node: Nodes): Component | undefined {
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
  return { name: node.name, values, places, code, empty: node.children.length === 0 }
}
