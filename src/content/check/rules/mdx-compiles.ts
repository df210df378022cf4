import type { Nodes } from 'mdast'
import { tagOf } from '../../articles/component'
import { literalOf } from '../../articles/literal'
import { type Message, message } from '../../messages/message'
import { placeOf } from '../../messages/problem'
import { placeOfNode } from '../article'
import { articleRule } from '../article-rule'
import { allowedElements, elementNotAllowed } from '../elements'
import { unreadableMdx } from '../unreadable-mdx'

/** Requires the body to compile and to be text: no code, and no HTML where Markdown or a component exists. */
export const mdxCompiles = articleRule(({ problem, source }, { nodes, error }) => {
  const unreadable = error && unreadableMdx(source, error)
  return [
    unreadable && problem(placeOf(source, unreadable.offset), unreadable.said),
    nodes.map((node) => {
      const tag = tagOf(node)
      const said = codeIn(node) ?? elementIn(node)
      return [
        said && problem(placeOfNode(node), said),
        tag?.isElement && tag.code.map((place) => problem(place, message('codeInProp'))),
      ]
    }),
  ]
})

function codeIn(node: Nodes): Message | undefined {
  if (node.type === 'mdxjsEsm') return message('importOrExport')
  if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return undefined
  const program = node.data?.estree
  const comment = program?.body.length === 0
  // React renders no objects.
  const text = ['string', 'number'].includes(typeof literalOf(program)?.value)
  return comment || text ? undefined : message('readAsCode', { code: node.value })
}

function elementIn(node: Nodes): Message | undefined {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined
  if (!node.name || !/^[a-z]/.test(node.name)) return undefined
  if (node.name === 'img') return message('pictureInMarkup', { src: './drawing.svg' })
  if (!allowedElements.includes(node.name)) return elementNotAllowed(node.name)
  const style = node.attributes.some((attribute) => 'name' in attribute && attribute.name === 'style')
  return style ? message('styleNotAllowed') : undefined
}
