import type { Nodes } from 'mdast'
import { type Document, isScalar, visit } from 'yaml'
import { componentProps } from '../../../articles/components/props'
import type { Language } from '../../../site/languages'
import { tagOf } from '../../articles/component'
import { fieldOf } from '../../field-of'
import { sentences } from '../../schemas/article'
import { type Article, textField } from '../article'
import type { Mdx } from '../parse-mdx'

/** A text in which everything but prose is blanked, character by character, so that offsets stay valid. */
export type Prose = {
  text: string
  /** Returns whether an offset is within a source (a footnote), which may be in another language. */
  isSource: (offset: number) => boolean
}

/**
 * Placeholders, which Unicode keeps free for programs: `within` for code, formulas and markup in a
 * sentence, `outside` for everything else that is not prose.
 */
export const within = '\ufdd0'
export const outside = '\ufdd1'

type Span = { from: number; to: number }
type Kind = 'outside' | 'within' | 'prose'
type Marked = Span & { kind: Kind }

/** Returns a text that is all prose. */
export const plainProse = (text: string): Prose => ({ text, isSource: () => false })

/** Returns the prose of a JSON file: its values. */
export const jsonProse = (source: string): Prose =>
  blanked(
    source,
    [...source.matchAll(/"((?:[^"\\\n]|\\.)*)"(\s*:)?/g)]
      .filter(([, , colon]) => colon === undefined)
      .flatMap(({ 1: text = '', index }) => proseAt(source, index + 1, index + 1 + text.length)),
  )

/**
 * Returns the prose of a YAML file in one language: the values of `fr:` or `en:`.
 * @param document the parsed file
 */
export function yamlProse(source: string, document: Document, language: Language): Prose {
  const spans: Marked[] = []
  visit(document, {
    Pair: (_, { key, value }) => {
      if (isScalar(key) && key.value === language && isScalar(value) && value.range) {
        const { from, to } = insideQuotes(source, value.range[0], value.range[1])
        spans.push(...proseAt(source, from, to))
      }
    },
  })
  return blanked(source, spans)
}

/** Returns the prose of an article, from its tree; undefined if it cannot be parsed. */
export function articleProse(article: Article, { nodes, error }: Mdx): Prose | undefined {
  const { source, head } = article
  if (error || head.error || head.places.errors.length > 0) return undefined
  const spans: Marked[] = []
  for (const field of sentences) {
    const node = head.places.document.get(field, true)
    if (textField(article, field) !== undefined && isScalar(node) && node.range)
      spans.push({ kind: 'prose', ...insideQuotes(source, node.range[0], node.range[1]) })
  }
  const sources: Span[] = []
  let skippedUntil = 0
  let addressEnd = -1
  for (const node of nodes) {
    const span = spanOf(node)
    if (!span || span.from < skippedUntil) continue
    if (node.type === 'footnoteDefinition') sources.push(span)
    if (isNotFrench(node) || isTyped(node)) skippedUntil = span.to
    else if (node.type === 'link' && source[span.from] !== '[') {
      spans.push({ kind: 'outside', ...span })
      skippedUntil = span.to
      addressEnd = span.to
    } else spans.push(...spansIn(node, span, source))
    // The text after a bare address may belong to it.
    if (span.from === addressEnd) {
      const [signs = ''] = /^[.…,;:!?]*/.exec(source.slice(span.from, span.to)) ?? []
      spans.push({ kind: 'outside', from: span.from, to: span.from + signs.length })
    }
  }
  const isSource = (offset: number) => sources.some(({ from, to }) => from <= offset && offset < to)
  return { ...blanked(source, spans), isSource }
}

function spansIn(node: Nodes, span: Span, source: string): Marked[] {
  switch (node.type) {
    case 'paragraph':
    case 'heading':
    case 'tableCell': {
      const [first, last] = [node.children[0], node.children.at(-1)].map((child) => child && spanOf(child))
      return first && last ? [{ kind: 'within', from: first.from, to: last.to }] : []
    }
    case 'text':
      return proseAt(source, span.from, span.to)
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return node.attributes.flatMap((attribute): Marked[] => {
        const place = spanOf(attribute)
        if (!place || attribute.type !== 'mdxJsxAttribute' || !spokenProps.has(attribute.name)) return []
        if (typeof attribute.value === 'string') {
          const opening = source.slice(place.from, place.to).search(/["']/)
          return [{ kind: 'prose', from: place.from + opening + 1, to: place.to - 1 }]
        }
        return textsOf(attribute.value?.data?.estree).map(({ from, to }) => ({
          kind: 'prose',
          from: from + 1,
          to: to - 1,
        }))
      })
    default:
      return []
  }
}

/** Props that people read. */
const spokenProps = new Set(
  Object.values(componentProps).flatMap(({ fields }) =>
    Object.entries(fields).flatMap(([prop, { spec }]) => (fieldOf(spec.meta, 'name') === true ? [] : [prop])),
  ),
)

/** Returns a span of prose, and the formulas and addresses in it. */
const proseAt = (source: string, from: number, to: number): Marked[] => [
  { kind: 'prose', from, to },
  ...noProse(source.slice(from, to), from),
]

/** Finds formulas ($E = mc^2$) and bare addresses. */
function noProse(text: string, offset: number): Marked[] {
  const parts: [Kind, RegExp][] = [
    ['within', /\$\$[\s\S]+?\$\$|\$(?=\S)[^$\n]+(?<=\S)\$(?!\d)/g],
    ['outside', /\b(?:https?:\/\/|[\w-]+(?:\.[\w-]+)+\/)\S+/g],
  ]
  return parts.flatMap(([kind, part]) =>
    [...text.matchAll(part)].map(({ 0: { length }, index }) => ({
      kind,
      from: offset + index,
      to: offset + index + length,
    })),
  )
}

/** Returns the string literals of an expression, with their quotes, but not the names of fields. */
function textsOf(node: unknown): Span[] {
  if (Array.isArray(node)) return node.flatMap(textsOf)
  if (typeof node !== 'object' || node === null) return []
  const part = (key: string) => fieldOf(node, key)
  const [from, to] = [part('start'), part('end')]
  const type = part('type')
  if (typeof from === 'number' && typeof to === 'number') {
    if (type === 'Literal' && typeof part('value') === 'string') return [{ from, to }]
    if (type === 'TemplateLiteral') return [{ from, to }]
  }
  if (type === 'Property') return textsOf(part('value'))
  return ['body', 'expression', 'elements', 'properties'].flatMap((key) => textsOf(part(key)))
}

/** Returns whether a node is marked as being in a language other than French. */
function isNotFrench(node: Nodes): boolean {
  const lang = tagOf(node)?.values.lang
  return typeof lang === 'string' && !lang.startsWith('fr')
}

/** Returns whether a node is what somebody types, sign by sign: `<kbd>:wq!</kbd>`. */
const isTyped = (node: Nodes) => tagOf(node)?.name === 'kbd'

function spanOf({ position }: Pick<Nodes, 'position'>): Span | undefined {
  const [from, to] = [position?.start.offset, position?.end.offset]
  return from === undefined || to === undefined ? undefined : { from, to }
}

const insideQuotes = (source: string, from: number, to: number): Span =>
  /["']/.test(source[from] ?? '') ? { from: from + 1, to: to - 1 } : { from, to }

/** Blanks everything but the spans of prose. Spans may nest; inner ones come later. */
function blanked(source: string, spans: readonly Marked[]): Prose {
  const kinds = new Array<Kind>(source.length).fill('outside')
  for (const { kind, from, to } of spans) kinds.fill(kind, from, to)
  const signs = kinds.map((kind, index) => {
    const sign = source[index] ?? ''
    if (kind === 'prose' || sign === '\n') return sign
    return kind === 'within' ? within : outside
  })
  return plainProse(signs.join(''))
}
