import type { Root as HastRoot } from 'hast'
import type { Root as MdastRoot, Nodes } from 'mdast'
import { fieldOf } from '../field-of'
import type { Place } from '../messages/problem'

export type Mdx = {
  /** Every node of the body, in document order. */
  nodes: readonly Nodes[]
  /** All targets of links with #. */
  ids: ReadonlySet<string>
  /** Position and reason of the compile error. */
  error?: MdxError
}

/** An MDX error: the package and rule that failed, and MDX's own message, which authors never see. */
export type MdxError = Place & { by: string; rule: string; reason: string }

/**
 * Compiles the body of an article with the build's structural plugins (tables, footnotes, heading ids), without
 * rendering it.
 * @param body MDX without front matter; positions are its lines
 */
export async function parseMdx(body: string): Promise<Mdx> {
  // ES modules only; a true import() works under every Node that the site supports.
  const { createProcessor } = await import('@mdx-js/mdx')
  const { default: remarkGfm } = await import('remark-gfm')
  const { default: rehypeSlug } = await import('rehype-slug')
  const { visit } = await import('unist-util-visit')
  const ids = new Set<string>()
  const collectIds = () => (tree: HastRoot) => {
    visit(tree, 'element', ({ properties: { id } }) => {
      if (typeof id === 'string') ids.add(id)
    })
    // Skips generating JavaScript: every error is known by now.
    tree.children = []
  }
  const nodes: Nodes[] = []
  const collectNodes = () => (tree: MdastRoot) => visit(tree, (node) => void nodes.push(node))
  const processor = createProcessor({
    remarkPlugins: [remarkGfm, collectNodes],
    rehypePlugins: [rehypeSlug, collectIds],
    remarkRehypeOptions: { clobberPrefix: '' },
  })
  try {
    await processor.process(body)
    return { nodes, ids }
  } catch (error) {
    return { nodes, ids, error: errorOf(error) }
  }
}

function errorOf(error: unknown): MdxError {
  const part = (key: string) => fieldOf(error, key)
  const number = (value: unknown) => (typeof value === 'number' ? value : 1)
  return {
    line: number(part('line')),
    column: number(part('column')),
    by: String(part('source')),
    rule: String(part('ruleId')),
    reason: String(part('reason')),
  }
}
