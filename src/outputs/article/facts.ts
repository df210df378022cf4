import type { Link, Nodes, Paragraph, Parents, Root, Text } from 'mdast'
import { componentProps } from '../../articles/components/props'
import { componentOf } from '../../content/articles/component'
import { factInWords } from '../../content/facts/fact-in-words'
import type { Facts } from '../../content/facts/facts'
import type { Language } from '../../site/languages'

/** Creates the error of an invalid `<Fact>`, with line and column of the component in the body. */
const factError = (reason: string, node: Nodes) => Object.assign(new Error(reason), node.position?.start)

/**
 * Returns the printed parts of a `<Fact>`; undefined for other nodes.
 * @throws if its props are invalid or its id is unknown, with the position of the component
 */
export function factParts(node: Nodes, facts: Facts, language: Language): (Text | Link)[] | undefined {
  const component = componentOf(node)
  if (component?.name !== 'Fact') return undefined
  if (!componentProps.Fact.isValidSync(component.values, { strict: true }))
    throw factError('A fact is written <Fact id="…" />, with show="source" for its source.', node)
  try {
    return factInWords(component.values, facts, language)
  } catch (error) {
    throw factError(error instanceof Error ? error.message : String(error), node)
  }
}

/**
 * Replaces each `<Fact>` by its words before an article is rendered, so that headings, tables and the table
 * of contents contain them.
 * @throws as `factParts` does
 */
export function putFactsIntoWords(tree: Root, facts: Facts, language: Language): void {
  const inWords = (node: Nodes): void => {
    if (!('children' in node)) return
    const parent: Parents = node
    const children = parent.children.flatMap((child): Nodes[] => {
      const parts = factParts(child, facts, language)
      if (!parts) {
        inWords(child)
        return [child]
      }
      // MDX unwraps a component that is alone in its paragraph.
      const paragraph: Paragraph = { type: 'paragraph', children: parts }
      return child.type === 'mdxJsxFlowElement' ? [paragraph] : parts
    })
    Object.assign(parent, { children })
  }
  inWords(tree)
}
