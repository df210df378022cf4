import { createHash } from 'node:crypto'
import type { Nodes, Root } from 'mdast'
import { parseBody } from '../articles/parse-body'
import { sentences } from '../schemas/article'

/** One unit of translation: a paragraph, a heading, a row of a table, a field of the front matter. */
export type Block = {
  /** Equal for equal content, whatever its syntax. */
  key: string
  /** The source text, on one line. */
  text: string
}

/** Fields of the front matter that are translated: its sentences, but for a name. */
const translated = sentences.filter((field) => field !== 'author')

type Translatable = Readonly<Partial<Record<(typeof translated)[number], string | null>>>

/** Types of nodes that may be blocks; all others are part of a sentence. */
const blockTypes = new Set([
  ...['paragraph', 'heading', 'code', 'thematicBreak', 'list', 'listItem', 'blockquote', 'table', 'tableRow'],
  ...['footnoteDefinition', 'mdxJsxFlowElement', 'mdxFlowExpression'],
])

export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

export const hash = (text: string, length: number) =>
  createHash('sha256').update(text).digest('hex').slice(0, length)

/**
 * Splits an article into blocks, to compare two versions. White space (no-break or not), line breaks, alternative
 * Markdown syntax and positions are ignored, so that reformatting changes no block.
 * @param fields its front matter
 * @param body its MDX without front matter
 * @throws MDX's own message if the body cannot be parsed
 */
export const blocksOf = async (fields: Translatable, body: string): Promise<Block[]> =>
  blocksOfTree(fields, body, await parseBody(body))

/** Like `blocksOf`, for a parsed body. */
export function blocksOfTree(fields: Translatable, body: string, root: Root): Block[] {
  const blocks = translated.flatMap((field): Block[] => {
    const text = oneLine(fields[field] ?? '')
    return text ? [{ key: hash(`${field} ${text}`, 16), text: `${field}: ${text}` }] : []
  })
  const collect = (node: Nodes, within: readonly string[]): void => {
    const inner = 'children' in node ? node.children : []
    if (inner.some(({ type }) => blockTypes.has(type))) {
      const here = node.type === 'root' ? within : [...within, JSON.stringify(essence(node, ['children']))]
      for (const child of inner) collect(child, here)
      return
    }
    const { start, end } = node.position ?? {}
    const text = body.slice(start?.offset, end?.offset)
    blocks.push({
      key: hash(JSON.stringify([within, essence(node)]), 16),
      text: node.type === 'code' ? text : oneLine(text),
    })
  }
  collect(root, [])
  return blocks
}

/** Returns a short hash of a version of an article, equal for equal content. */
export const versionOf = (blocks: readonly Block[]): string =>
  hash(blocks.map(({ key }) => key).join(' '), 12)

/** Fields of nodes that describe positions and formatting in the source. */
const incidental = new Set(['position', 'spread', 'start', 'end', 'loc', 'range', 'raw', 'comments'])

/** Nodes of sentences, props and expressions whose value is text: white space in it is formatting. */
const spoken = new Set<unknown>(['text', 'mdxJsxAttribute', 'Literal'])

/** Removes formatting from a tree of Markdown or of an expression in it. */
function essence(value: unknown, without: readonly string[] = []): unknown {
  if (Array.isArray(value)) return value.map((item) => essence(item))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  const { type, data } = Object.fromEntries(entries)
  // Expressions are compared by their tree (in MDX's `data`), not by their text.
  const isExpression = Boolean(data?.estree)
  return Object.fromEntries(
    entries
      .filter(([name]) => !incidental.has(name) && !without.includes(name))
      .filter(([name]) => (isExpression ? name !== 'value' : name !== 'data'))
      .map(([name, inner]) =>
        name === 'value' && typeof inner === 'string' && spoken.has(type)
          ? [name, inner.replace(/\s+/g, ' ')]
          : [name, essence(inner)],
      ),
  )
}
