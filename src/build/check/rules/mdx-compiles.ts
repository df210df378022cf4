import { literalOf } from '../../articles/literal'
import type { Nodes } from '../article'
import { placeOfNode } from '../article'
import type { Content } from '../content'
import { type Message, message } from '../messages/message'
import type { Place, Problem } from '../problem'
import { problemsOfArticles } from './of-articles'

/** What Markdown has no sign for and HTML has a word for. Everything else is Markdown or a component. */
const allowedElements = ['abbr', 'br', 'cite', 'kbd', 'mark', 'q', 'small', 'span', 'sub', 'sup', 'time']

/** The body compiles, and is text: no code runs in an article, and no HTML that Markdown or a component does better. */
export function mdxCompiles(content: Content): Promise<Problem[]> {
  return problemsOfArticles(content, async ({ mdx, problem }) => {
    const { nodes, fault } = await mdx()
    return [
      ...(fault ? [problem(opening(fault) ?? fault, inPlainWords(fault.message))] : []),
      ...nodes.flatMap((node) => {
        const said = codeIn(node) ?? elementIn(node)
        return said ? [problem(placeOfNode(node), said)] : []
      }),
    ]
  })
}

/** What MDX says of a component that is never closed, with the place where it opens. */
const unclosed = /closing tag for `<(\w+)>` \((\d+):(\d+)/

/** A component that is not closed is mended where it opens, not where MDX gave up. */
function opening({ message: reason }: { message: string }): Place | undefined {
  const [, , line, column] = unclosed.exec(reason) ?? []
  return line && column ? { line: Number(line), column: Number(column) } : undefined
}

/** The mistakes that authors make most often. */
function inPlainWords(reason: string): Message {
  const [, name] = unclosed.exec(reason) ?? []
  if (name) return message('notClosed', { name })
  if (/parse expression|Unexpected end of file in expression|Could not parse/.test(reason))
    return message('braceOpensCode')
  if (/before name|start with a letter/.test(reason)) return message('lessOpensComponent')
  return message('mdxUnreadable', { reason })
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
