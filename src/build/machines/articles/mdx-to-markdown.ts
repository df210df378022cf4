import type { Nodes, Root } from 'mdast'
import { parse as parseYaml } from 'yaml'

type Options = {
  /** The full address of an internal link, which authors write without language prefix. */
  link: (path: string) => string
}

type Component = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>

/**
 * Turns the body of an article into plain Markdown (GFM). MDX is Markdown already: only components are put into
 * words, imports and expressions left out and internal links made absolute; all else stays as the author wrote it.
 * @param tree what the body was parsed to
 * @param body MDX without front matter
 */
export function mdxToMarkdown(tree: Root, body: string, { link }: Options): string {
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

  /** What stands between the tags of a component. */
  const inside = ({ children }: Component): string => {
    const [first, last] = [children[0], children.at(-1)]
    return first && last ? between(children, from(first), to(last)) : ''
  }

  const inPlaceOf = (node: Nodes): string => {
    switch (node.type) {
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return inWords(node, inside(node))
      case 'mdxjsEsm':
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        return ''
      case 'link':
      case 'definition': {
        const children = 'children' in node ? node.children : []
        const last = children.at(-1)
        const address = last ? to(last) : from(node)
        const written = body.slice(address, to(node))
        return (
          between(children, from(node), address) +
          (node.url.startsWith('/') ? written.replace(node.url, () => link(node.url)) : written)
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

/** An attribute's text; of an expression, its source. */
function attribute({ attributes }: Component, name: string): string | undefined {
  for (const one of attributes) {
    if (one.type !== 'mdxJsxAttribute' || one.name !== name || !one.value) continue
    return typeof one.value === 'string' ? one.value : one.value.value
  }
  return undefined
}

const quoted = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')

/** A component of `src/articles/components` in Markdown; one that has no words of its own is what stands in it. */
function inWords(node: Component, content: string): string {
  switch (node.name) {
    case 'Figure': {
      const caption = attribute(node, 'caption')
      return [`**Figure.** ${attribute(node, 'alt') ?? ''}`, ...(caption ? [`*${caption}*`] : [])].join(
        '\n\n',
      )
    }
    case 'Quote': {
      const author = attribute(node, 'author')
      return quoted(author ? `${content.trim()}\n\n— ${author}` : content)
    }
    case 'Callout':
      return quoted(`**${attribute(node, 'title') ?? ''}**\n\n${content.trim()}`)
    case 'KeyFigures':
      return keyFigures(attribute(node, 'items') ?? '[]')
    default:
      return content
  }
}

/** @param items a literal array of `{ value, label }`, whose notation YAML understands as well */
function keyFigures(items: string): string {
  const figures: unknown = parseYaml(items)
  if (!Array.isArray(figures)) throw new Error(`<KeyFigures items>: ${items} is no list`)
  return figures.map(({ value, label }) => `- **${value}**: ${label}`).join('\n')
}
