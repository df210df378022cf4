import type { Root } from 'mdast'

/**
 * Returns an article as Markdown (GFM).
 * @param plain the result of `plainTree`
 */
export async function plainMarkdown(plain: Root): Promise<string> {
  // ES modules only; a true import() works under every Node that the site supports.
  const { unified } = await import('unified')
  const { default: remarkGfm } = await import('remark-gfm')
  const { default: remarkStringify } = await import('remark-stringify')
  return unified()
    .use(remarkGfm, { tablePipeAlign: false })
    .use(remarkStringify, { bullet: '-', rule: '-' })
    .stringify(plain)
}
