import type { Nodes } from 'mdast'
import { type Tag, tagOf } from '../../articles/component'
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
      if (!tag?.isElement) {
        const said = codeIn(node)
        return said && problem(placeOfNode(node), said)
      }
      const said = whyNotAllowed(tag)
      return [
        said && problem(tag.placeOf(), said),
        tag.code.map((place) => problem(place, message('codeInProp'))),
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

function whyNotAllowed({ name, values }: Tag): Message | undefined {
  if (name === 'img') return message('pictureInMarkup', { src: './drawing.svg' })
  if (!allowedElements.includes(name)) return elementNotAllowed(name)
  return 'style' in values ? message('styleNotAllowed') : undefined
}
