import type { Element, Root as HastRoot } from 'hast'
import type { Root } from 'mdast'
import { footnoteOptions } from './footnotes'

type Options = {
  /** Full address of the article, to make links to its own footnotes and headings absolute. */
  address: string
  sources: string
  backToText: string
}

/**
 * Renders an article as plain HTML for feed readers: no components or scripts, and only absolute links.
 * @param plain the result of `plainTree`
 */
export async function feedHtml(plain: Root, { address, ...words }: Options): Promise<string> {
  // ES modules only, as in `plainMarkdown`.
  const { unified } = await import('unified')
  const { default: remarkRehype } = await import('remark-rehype')
  const { default: rehypeRaw } = await import('rehype-raw')
  const { default: rehypeStringify } = await import('rehype-stringify')
  const { visit } = await import('unist-util-visit')

  const absoluteReferences = () => (tree: HastRoot) =>
    visit(tree, 'element', ({ properties }: Element) => {
      // Several articles in one document would have the same ids; nothing may refer to them.
      delete properties.id
      delete properties.ariaDescribedBy
      const { href } = properties
      if (typeof href === 'string' && href.startsWith('#')) properties.href = `${address}${href}`
    })

  const processor = unified()
    .use(remarkRehype, { allowDangerousHtml: true, ...footnoteOptions(words) })
    .use(rehypeRaw)
    .use(absoluteReferences)
    .use(rehypeStringify, { characterReferences: { useNamedReferences: true } })
  return processor.stringify(await processor.run(plain))
}
