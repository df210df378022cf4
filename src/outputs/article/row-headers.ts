import type { Element, Root } from 'hast'

/** Returns a rehype plugin that makes the first cell of a row its header: it names the row, which Markdown cannot say. */
export async function rowHeaders(): Promise<() => (tree: Root) => void> {
  const { visit } = await import('unist-util-visit')
  return () => (tree) =>
    visit(tree, 'element', (row: Element) => {
      if (row.tagName !== 'tr') return
      const [first, ...others] = row.children.filter((cell) => cell.type === 'element')
      if (first?.tagName !== 'td' || others.length === 0) return
      first.tagName = 'th'
      first.properties.scope = 'row'
    })
}
