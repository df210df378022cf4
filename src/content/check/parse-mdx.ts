import type { Root as HastRoot } from 'hast'
import type { Root as MdastRoot, Nodes } from 'mdast'
import type { Place } from './problem'

export type Mdx = {
  /** Every part of the body, in the order of the text. */
  nodes: readonly Nodes[]
  /** Everything that a link with # can lead to. */
  ids: ReadonlySet<string>
  /** Where and why it does not compile. */
  error?: MdxError
}

/** What MDX says of what it cannot read: the package and the rule that gave up, and its own words, which authors never see. */
export type MdxError = Place & { by: string; rule: string; reason: string }

/**
 * Compiles the body of an article with the plugins of the build that shape its structure (tables, footnotes, ids of
 * headings), but renders nothing.
 * @param body MDX without front matter; its lines are those that places name
 */
export async function parseMdx(body: string): Promise<Mdx> {
  const { createProcessor, remarkGfm, rehypeSlug, visit } = await tools()
  const ids = new Set<string>()
  const collectIds = () => (tree: HastRoot) => {
    visit(tree, 'element', ({ properties: { id } }) => {
      if (typeof id === 'string') ids.add(id)
    })
    // Nothing is left for the steps that would write JavaScript: all that can be at error has been read by now.
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

/** These packages are ES modules only; a true import() works under every Node that the site supports. */
async function load() {
  const { createProcessor } = await import('@mdx-js/mdx')
  const { default: remarkGfm } = await import('remark-gfm')
  const { default: rehypeSlug } = await import('rehype-slug')
  const { visit } = await import('unist-util-visit')
  return { createProcessor, remarkGfm, rehypeSlug, visit }
}

let loaded: ReturnType<typeof load> | undefined
function tools() {
  loaded ??= load()
  return loaded
}

function errorOf(error: unknown): MdxError {
  const part = (key: string): unknown =>
    typeof error === 'object' && error !== null ? Reflect.get(error, key) : undefined
  const number = (value: unknown) => (typeof value === 'number' ? value : 1)
  return {
    line: number(part('line')),
    column: number(part('column')),
    by: String(part('source')),
    rule: String(part('ruleId')),
    reason: String(part('reason')),
  }
}
