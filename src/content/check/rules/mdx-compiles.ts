import { literalOf } from '../../articles/literal'
import type { Nodes } from '../article'
import { placeOfNode } from '../article'
import type { Content } from '../content'
import { allowedElements } from '../elements'
import { type Message, message } from '../messages/message'
import type { Problem } from '../problem'
import { unreadableMdx } from '../unreadable/mdx'
import { problemsOfArticles } from './of-articles'

/** Requires the body to compile and to be text: no code, and no HTML where Markdown or a component exists. */
export function mdxCompiles(content: Content): Promise<Problem[]> {
  return problemsOfArticles(content, async ({ mdx, problem, source }) => {
    const { nodes, error } = await mdx()
    const unreadable = error && unreadableMdx(source, error)
    return [
      ...(unreadable ? [problem(unreadable.place, unreadable.said)] : []),
      ...nodes.flatMap((node) => {
        const said = codeIn(node) ?? elementIn(node)
        return said ? [problem(placeOfNode(node), said)] : []
      }),
    ]
  })
}

function codeIn(node: Nodes): Message | undefined {
  if (node.type === 'mdxjsEsm') return message('importOrExport')
  if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return undefined
  const comment = node.value.trim() === '' || /^\s*(?:\/\*[\s\S]*\*\/\s*)+$/.test(node.value)
  return comment || literalOf(node.data?.estree) !== undefined
    ? undefined
    : message('readAsCode', { code: node.value })
}

function elementIn(node: Nodes): Message | undefined {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined
  if (!node.name || !/^[a-z]/.test(node.name)) return undefined
  if (node.name === 'img') return message('pictureInHtml')
  if (!allowedElements.includes(node.name))
    return message('elementNotAllowed', { name: node.name, allowed: allowedElements })
  const style = node.attributes.some(
    ({ type, ...rest }) => type === 'mdxJsxAttribute' && 'name' in rest && rest.name === 'style',
  )
  return style ? message('styleNotAllowed') : undefined
}
