import type { Root } from 'mdast'

/**
 * Parses the body of an article.
 * @param body MDX without front matter
 * @throws MDX's own message, with line and column within the body
 */
export async function parseBody(body: string): Promise<Root> {
  // ES modules only; a true import() works under every Node that the site supports.
  const { createProcessor } = await import('@mdx-js/mdx')
  const { default: remarkGfm } = await import('remark-gfm')
  return createProcessor({ remarkPlugins: [remarkGfm] }).parse(body)
}
