import { literalOf } from '../../articles/literal'
import type { Nodes } from '../article'
import { placeOfNode } from '../article'
import type { Content } from '../content'
import type { Place, Problem } from '../problem'
import { problemsOfArticles } from './of-articles'

/** What Markdown has no sign for and HTML has a word for. Everything else is Markdown or a component. */
const allowedElements = ['abbr', 'br', 'cite', 'kbd', 'mark', 'q', 'small', 'span', 'sub', 'sup', 'time']

/** The body compiles, and is text: no code runs in an article, and no HTML that Markdown or a component does better. */
export function mdxCompiles(content: Content): Promise<Problem[]> {
  return problemsOfArticles(content, async ({ mdx, problem }) => {
    const { nodes, fault } = await mdx()
    return [
      ...(fault
        ? [problem(opening(fault) ?? fault, `This cannot be read: ${inPlainWords(fault.message)}`)]
        : []),
      ...nodes.flatMap((node) => {
        const message = codeIn(node) ?? elementIn(node)
        return message ? [problem(placeOfNode(node), message)] : []
      }),
    ]
  })
}

/** What MDX says of a component that is never closed, with the place where it opens. */
const unclosed = /closing tag for `<(\w+)>` \((\d+):(\d+)/

/** A component that is not closed is mended where it opens, not where MDX gave up. */
function opening({ message }: { message: string }): Place | undefined {
  const [, , line, column] = unclosed.exec(message) ?? []
  return line && column ? { line: Number(line), column: Number(column) } : undefined
}

/** The faults that authors meet most often. */
function inPlainWords(message: string): string {
  const [, name] = unclosed.exec(message) ?? []
  if (name) return `<${name}> is not closed; write </${name}> after its text.`
  if (/parse expression|Unexpected end of file in expression|Could not parse/.test(message))
    return 'a brace { opens code here; write \\{ for the sign itself.'
  if (/before name|start with a letter/.test(message))
    return 'a < opens a component here; write &lt; for the sign itself.'
  return message
}

function codeIn(node: Nodes): string | undefined {
  if (node.type === 'mdxjsEsm')
    return 'An article holds no import or export; the components are there without.'
  if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return undefined
  const comment = node.value.trim() === '' || /^\s*(?:\/\*[\s\S]*\*\/\s*)+$/.test(node.value)
  return comment || literalOf(node.data?.estree) !== undefined
    ? undefined
    : `{${node.value}} is read as code; write \\{ for the sign itself.`
}

function elementIn(node: Nodes): string | undefined {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined
  if (!node.name || !/^[a-z]/.test(node.name)) return undefined
  if (node.name === 'img') return 'A picture is written <Figure src="./drawing.svg" alt="What it shows" />.'
  if (!allowedElements.includes(node.name))
    return `<${node.name}> has no place in an article: write Markdown or a component. Allowed are ${allowedElements.join(', ')}.`
  const style = node.attributes.some(
    ({ type, ...rest }) => type === 'mdxJsxAttribute' && 'name' in rest && rest.name === 'style',
  )
  return style ? 'A style has no place in an article; the site gives every text its looks.' : undefined
}
