import type { Nodes, Root } from 'mdast'

/** Matches a site name as the label of a link, which says where a source is, not what it is about. */
const siteName = /^[\w-]+(?:\.[\w-]+)+$/

const wordsOf = (node: Nodes, isNote: boolean): string => {
  if (node.type === 'break' || (node.type === 'html' && node.value.startsWith('<br'))) return ' '
  if (node.type === 'html') return ''
  if ('value' in node) return node.value
  if ('alt' in node) return node.alt ?? ''
  if (!('children' in node)) return ''
  const words = node.children.map((child) => wordsOf(child, isNote)).join(node.type === 'tableRow' ? ' ' : '')
  return isNote && node.type === 'link' && siteName.test(words) ? '' : words
}

/** Nodes whose text is kept together; each begins a new line. */
const lines = new Set<Nodes['type']>(['heading', 'paragraph', 'tableRow', 'code'])

function linesOf(node: Nodes, isNote: boolean): string[] {
  if (lines.has(node.type)) return wordsOf(node, isNote).split('\n')
  return 'children' in node ? node.children.flatMap((child) => linesOf(child, isNote)) : []
}

const joined = (nodes: readonly Nodes[], isNote: boolean) =>
  nodes
    .flatMap((node) => linesOf(node, isNote))
    .map((line) => line.replace(/[ \t]+/g, ' ').trim())
    .filter(Boolean)
    .join('\n')

const isNote = ({ type }: Nodes) => type === 'footnoteDefinition'

/**
 * Extracts an article's words for the search: the text of its paragraphs, lists, tables, code and
 * descriptions of drawings, line by line; and separately its footnotes.
 * @param plain the result of `plainTree`
 */
export const searchText = ({ children }: Root): { text: string; notes: string } => ({
  text: joined(
    children.filter((node) => !isNote(node)),
    false,
  ),
  notes: joined(children.filter(isNote), true),
})
