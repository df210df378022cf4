import type { Nodes, Paragraph, Root, Text } from 'mdast'
import { type ComponentName, componentProps, isComponentName } from '../../articles/components/props'
import { type Tag, tagOf } from '../../content/articles/component'
import { literalOf } from '../../content/articles/literal'
import type { Facts } from '../../content/facts/facts'
import type { Language } from '../../site/languages'
import { factParts } from './facts'

type Options = {
  /** Returns the full address of an internal link, which authors write without language prefix: `/pricing`, `#a-heading`. */
  link: (path: string) => string
  language: Language
  /** The facts that `<Fact id>` can cite. */
  facts: Facts
}

/**
 * Converts an article to plain Markdown nodes, the source of all machine-readable forms: replaces components
 * by words and JSX by HTML, removes imports and comments, and makes internal links absolute.
 * @param tree the parsed body, which is not changed
 * @throws if a component or element has code as an attribute, key figures are invalid, or a fact is unknown
 */
export function plainTree(tree: Root, { link, language, facts }: Options): Root {
  const inPlaceOf = (node: Nodes): Nodes[] => {
    switch (node.type) {
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return factParts(node, facts, language) ?? inWords(node, node.children.flatMap(inPlaceOf))
      case 'mdxjsEsm':
        return []
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        return written(literalOf(node.data?.estree)?.value)
      case 'paragraph': {
        const children = node.children.flatMap(inPlaceOf)
        return children.every(isPhrase) ? [withChildren(node, children)] : blocks(children)
      }
      default: {
        const own = 'url' in node && /^[/#]/.test(node.url) ? { ...node, url: link(node.url) } : node
        if (!('children' in own)) return [own]
        const children = own.children.flatMap(inPlaceOf)
        return [withChildren(own, holdsBlocks.has(own.type) ? blocks(children) : children)]
      }
    }
  }
  return withChildren<Root>({ type: 'root', children: [] }, blocks(tree.children.flatMap(inPlaceOf)))
}

const withChildren = <T extends Nodes>(node: T, children: readonly Nodes[]): T => ({ ...node, children })

const holdsBlocks = new Set<Nodes['type']>(['blockquote', 'listItem', 'footnoteDefinition'])

const phrases = new Set<Nodes['type']>([
  ...(['text', 'emphasis', 'strong', 'delete', 'inlineCode', 'break', 'html'] as const),
  ...(['link', 'linkReference', 'image', 'imageReference', 'footnoteReference'] as const),
])
const isPhrase = (node: Nodes) => phrases.has(node.type)

const isSpace = (node: Nodes) => node.type === 'text' && !node.value.trim()

/** Wraps inline nodes between blocks in paragraphs, except HTML tags alone, which may surround blocks. */
function blocks(nodes: readonly Nodes[]): Nodes[] {
  const all: Nodes[] = []
  let sentence: Nodes[] = []
  const end = () => {
    if (sentence.every((node) => node.type === 'html' || isSpace(node)))
      all.push(...sentence.filter((node) => !isSpace(node)))
    else all.push(withChildren({ type: 'paragraph', children: [] }, sentence))
    sentence = []
  }
  for (const node of nodes) {
    if (isPhrase(node)) {
      sentence.push(node)
      continue
    }
    end()
    all.push(node)
  }
  end()
  return all
}

const text = (value: string): Text => ({ type: 'text', value })
const paragraph = (...children: Paragraph['children']): Paragraph => ({ type: 'paragraph', children })
const strong = (value: unknown): Paragraph['children'][number] => ({
  type: 'strong',
  children: written(value),
})

/** Returns a text or number as text; an empty text for other values, which pages do not show. */
const wordsOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
const written = (value: unknown): Text[] => (wordsOf(value) ? [text(wordsOf(value))] : [])

/** @throws if an attribute of a component or element is code, whose value is unknown before it runs */
function refuseCode({ name, code: [place] }: Tag): void {
  if (place)
    throw new Error(
      `<${name}> is given code (line ${place.line} of the text), which an article cannot contain; write the value itself.`,
    )
}

/** Attributes whose name in HTML differs from that in JSX; all others differ at most in capitals. */
const htmlNames: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for' }

const quotedValue = (value: string) => `"${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`

function htmlAttribute([name, value]: [string, unknown]): string {
  const attribute = htmlNames[name] ?? name.toLowerCase()
  if (value === true) return ` ${attribute}`
  return wordsOf(value) ? ` ${attribute}=${quotedValue(wordsOf(value))}` : ''
}

/** Returns whether an element is a void one, without content and end tag. */
const isVoid = (name: string) => /^(br|hr|img|wbr)$/.test(name)

/** Converts an element to HTML within Markdown. */
function inHtml({ name, values }: Tag, content: Nodes[]): Nodes[] {
  const start: Nodes = {
    type: 'html',
    value: `<${name}${Object.entries(values).map(htmlAttribute).join('')}>`,
  }
  return isVoid(name) ? [start] : [start, ...content, { type: 'html', value: `</${name}>` }]
}

/** Converts a component (`src/articles/components`) to Markdown, or to its content if it is unknown. */
function inWords(node: Nodes, content: Nodes[]): Nodes[] {
  const tag = tagOf(node)
  if (!tag) return content
  refuseCode(tag)
  if (tag.isElement) return inHtml(tag, content)
  return isComponentName(tag.name) ? plain[tag.name](tag.values, content) : content
}

/** Markdown of each component, from its props and content. */
const plain: Record<ComponentName, (values: Record<string, unknown>, content: Nodes[]) => Nodes[]> = {
  Figure: ({ alt, caption }) => [
    paragraph(strong('Figure.'), text(` ${wordsOf(alt)}`)),
    ...(wordsOf(caption) ? [paragraph({ type: 'emphasis', children: written(caption) })] : []),
  ],
  Quote: ({ author }, content) =>
    quoted([...content, ...(wordsOf(author) ? [paragraph(text(`— ${wordsOf(author)}`))] : [])]),
  Callout: ({ title }, content) => quoted([paragraph(strong(title)), ...content]),
  KeyFigures: keyFigures,
  // Replaced by words earlier.
  Fact: (_, content) => content,
}

const quoted = (content: Nodes[]): Nodes[] => [
  withChildren({ type: 'blockquote', children: [] }, blocks(content)),
]

/** @param values the items of a `<KeyFigures>` */
function keyFigures(values: unknown): Nodes[] {
  if (!componentProps.KeyFigures.isValidSync(values, { strict: true }))
    throw new Error("<KeyFigures> needs its figures: items={[{ value: '40 h', label: 'the first year' }]}.")
  const items = values.items.map(({ value, label }) => ({
    type: 'listItem' as const,
    spread: false,
    children: [paragraph(strong(value), text(` – ${label}`))],
  }))
  return [{ type: 'list', spread: false, children: items }]
}
