import type { Link, Nodes, Paragraph, Parents, Root, Text } from 'mdast'
import { componentProps } from '../../articles/components/props'
import { componentOf } from '../../content/articles/component'
import type { Facts } from '../../content/facts/facts'
import { formatFigure } from '../../content/facts/format-figure'
import { formatDay } from '../../site/format'
import type { Language } from '../../site/languages'

/** Creates the error of an invalid `<Fact>`, with line and column of the component in the body. */
const factError = (reason: string, node: Nodes) => Object.assign(new Error(reason), node.position?.start)

const text = (value: string): Text => ({ type: 'text', value })

/**
 * Returns the printed parts of a `<Fact>`: the value; or the source as a link, with its day. Undefined for other nodes.
 * @throws if its props are invalid, its id is unknown, or the source is requested of a price of ours, which has none;
 * with the position of the component
 */
export function factParts(node: Nodes, facts: Facts, language: Language): (Text | Link)[] | undefined {
  const component = componentOf(node)
  if (component?.name !== 'Fact') return undefined
  const { values } = component
  if (!componentProps.Fact.isValidSync(values, { strict: true }))
    throw factError('A fact is written <Fact id="…" />, with show="source" for its source.', node)
  const { id, show } = values
  const fact = facts.get(id)
  if (!fact)
    throw factError(`There is no figure “${id}” in content/figures.yaml, nor an offer with a price.`, node)
  if (show !== 'source') return [text(formatFigure(fact, language))]
  const { source, day } = fact
  if (!source || !day) throw factError(`“${id}” is a price of ours: it has no source.`, node)
  const { name, url } = source
  return [{ type: 'link', url, children: [text(name[language])] }, text(`, ${formatDay(language, day)}`)]
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
