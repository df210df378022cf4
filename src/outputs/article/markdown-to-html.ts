import type { Element, Root } from 'hast'
import { createElement } from 'react'
import * as runtime from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'

export type FeedOptions = {
  /** Full address of the article, to which references within the text lead. */
  address: string
  sources: string
  backToText: string
}

/**
 * The Markdown of an article as plain HTML for feed readers: no components, no classes to style, no script, and
 * every link absolute.
 * @param markdown what `mdxToMarkdown` returns
 */
export async function markdownToHtml(
  markdown: string,
  { address, sources, backToText }: FeedOptions,
): Promise<string> {
  // ES modules only, as in `mdxToMarkdown`.
  const { evaluate } = await import('@mdx-js/mdx')
  const { default: rehypeRaw } = await import('rehype-raw')
  const { default: remarkGfm } = await import('remark-gfm')
  const { visit } = await import('unist-util-visit')

  const absoluteReferences = () => (tree: Root) =>
    visit(tree, 'element', ({ properties }: Element) => {
      const { href } = properties
      if (typeof href === 'string' && href.startsWith('#')) properties.href = `${address}${href}`
    })

  const { default: Body } = await evaluate(markdown, {
    ...runtime,
    format: 'md',
    // Feed readers take `style` away, and show what `align` says.
    tableCellAlignToStyle: false,
    remarkPlugins: [remarkGfm],
    rehypePlugins: [rehypeRaw, absoluteReferences],
    remarkRehypeOptions: {
      clobberPrefix: '',
      footnoteLabel: sources,
      footnoteLabelProperties: {},
      footnoteBackLabel: backToText,
    },
  })
  return renderToStaticMarkup(createElement(Body))
}
