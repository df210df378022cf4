import type { Link, Nodes, Root, Text } from 'mdast'
import { type ComponentName, componentProps } from '../../articles/components/props'
import { componentOf, elementOf, type Component as Written } from '../../content/articles/component'
import { literalOf } from '../../content/articles/literal'
import type { Figures } from '../../content/facts/figures-file'
import type { Language } from '../../site/languages'
import { factParts } from './facts'

type Options = {
  /** The full address of an internal link, which authors write without language prefix. */
  link: (path: string) => string
  language: Language
  /** What each `<Fact id>` stands for. */
  figures: Figures
}

type Tag = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>

/**
 * Turns the body of an article into plain Markdown (GFM). MDX is Markdown already: only components are put into
 * words, JSX elements written as HTML, imports and comments left out and internal links made absolute; all else stays as
 * the author wrote it.
 * @param tree what the body was parsed to
 * @param body MDX without front matter
 * @throws where a component or an element is given code, key figures that are none, or a fact that nobody knows
 */
export function mdxToMarkdown(tree: Root, body: string, { link, language, figures }: Options): string {
  const from = (node: Nodes) => node.position?.start.offset ?? 0
  const to = (node: Nodes) => node.position?.end.offset ?? 0

  /** The source from `start` to `end`, with what stands in place of each of these nodes. */
  const between = (nodes: readonly Nodes[], start: number, end: number): string => {
    let text = ''
    let at = start
    for (const node of nodes) {
      text += body.slice(at, from(node)) + inPlaceOf(node)
      at = to(node)
    }
    return text + body.slice(at, end)
  }

  /** Returns what stands between the tags of a component or an element. */
  const inside = ({ children }: Tag): string => {
    const [first, last] = [children[0], children.at(-1)]
    return first && last ? between(children, from(first), to(last)) : ''
  }

  const inPlaceOf = (node: Nodes): string => {
    switch (node.type) {
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return factParts(node, figures, language)?.map(written).join('') ?? inWords(node, inside(node))
      case 'mdxjsEsm':
        return ''
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        return asText(textOf(literalOf(node.data?.estree)?.value))
      case 'link':
      case 'definition': {
        const children = 'children' in node ? node.children : []
        const last = children.at(-1)
        const address = last ? to(last) : from(node)
        const target = body.slice(address, to(node))
        return (
          between(children, from(node), address) +
          (node.url.startsWith('/') ? target.replace(node.url, () => link(node.url)) : target)
        )
      }
      default:
        return 'children' in node
          ? between(node.children, from(node), to(node))
          : body.slice(from(node), to(node))
    }
  }

  return `${inPlaceOf(tree)
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`
}

/** What a page shows of a value: words and numbers. */
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** `{'{'}` is a sign that MDX would read, and Markdown may. */
const asText = (text: string): string => text.replace(/[\\`*_[\]<>#|~]/g, '\\$&')

const written = (part: Text | Link): string =>
  part.type === 'text' ? asText(part.value) : `[${part.children.map(textOfPart).join('')}](${part.url})`

const textOfPart = (part: Nodes): string => ('value' in part ? asText(part.value) : '')

const quoted = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')

/** @throws where a component or an element is given code: its value would be known only by running it */
function refuseCode({ name, code: [place] }: Written): void {
  if (place)
    throw new Error(
      `<${name}> is given code (line ${place.line} of the text), of which an article has none; write the value itself.`,
    )
}

/** The attributes that HTML names otherwise than JSX; all others differ in capitals alone. */
const htmlNames: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for' }

const quotedValue = (text: string) => `"${text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`

function htmlAttribute([name, value]: [string, unknown]): string {
  const attribute = htmlNames[name] ?? name.toLowerCase()
  if (value === true) return ` ${attribute}`
  return textOf(value) ? ` ${attribute}=${quotedValue(textOf(value))}` : ''
}

/** Elements that hold nothing and have no end tag. */
const isVoid = (name: string) => /^(br|hr|img|wbr)$/.test(name)

/**
 * Returns an element as HTML within Markdown.
 * @param isBlock whether its tags are on lines of their own: an empty line has to part them from Markdown, which would be HTML else
 */
function inHtml(element: Written, content: string, isBlock: boolean): string {
  refuseCode(element)
  const { name, values } = element
  const start = `<${name}${Object.entries(values).map(htmlAttribute).join('')}>`
  const parts = isVoid(name) ? [start] : [start, content, `</${name}>`]
  return isBlock ? `${parts.join('\n\n')}\n` : parts.join('')
}

/** A component of `src/articles/components` in Markdown; one that has no words of its own is what stands in it. */
function inWords(node: Tag, content: string): string {
  const element = elementOf(node)
  if (element) return inHtml(element, content, node.type === 'mdxJsxFlowElement')
  const component = componentOf(node)
  if (!component) return content
  refuseCode(component)
  return isComponentName(component.name) ? markdownOf[component.name](component.values, content) : content
}

/** How each component is written in Markdown, by what it is given and what stands in it. */
const markdownOf: Record<ComponentName, (values: Record<string, unknown>, content: string) => string> = {
  Figure: ({ alt, caption }) =>
    [`**Figure.** ${textOf(alt)}`, ...(textOf(caption) ? [`*${textOf(caption)}*`] : [])].join('\n\n'),
  Quote: ({ author }, content) =>
    quoted(textOf(author) ? `${content.trim()}\n\n— ${textOf(author)}` : content),
  Callout: ({ title }, content) => quoted(`**${textOf(title)}**\n\n${content.trim()}`),
  KeyFigures: keyFigures,
  // It has become words before.
  Fact: (_, content) => content,
}

const isComponentName = (name: string): name is ComponentName => Object.hasOwn(markdownOf, name)

/** @param values what a `<KeyFigures>` is given */
function keyFigures(values: unknown): string {
  if (!componentProps.KeyFigures.isValidSync(values, { strict: true }))
    throw new Error("<KeyFigures> needs its figures: items={[{ value: '40 h', label: 'the first year' }]}.")
  return values.items.map(({ value, label }) => `- **${value}**: ${label}`).join('\n')
}
