import type { Element, Root } from 'hast'
import type { Root as MdastRoot } from 'mdast'
import { createElement } from 'react'
import * as runtime from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import { articleComponents } from '../../articles/components'
import {
  ArticleContext,
  type ArticleWords,
  type FigureContents,
} from '../../articles/components/ArticleContext'
import { componentOf } from '../../content/articles/component'
import type { Facts } from '../../content/facts/facts'
import type { Language } from '../../site/languages'
import { putFactsIntoWords } from './facts'
import { footnoteOptions } from './footnotes'
import { codeHighlighter } from './highlight-code'
import { legibleTables } from './tables'

export type ArticleHtml = { html: string; headings: { id: string; text: string }[] }

const isRoot = (tree: { type: string }): tree is MdastRoot => tree.type === 'root'

type Options = {
  language: Language
  words: ArticleWords
  /** Loads the file of a `<Figure src>`; called once per file. */
  loadFigure: (src: string) => Promise<FigureContents>
  /** The facts that `<Fact id>` can cite. */
  facts: Facts
  /** Receives the parsed article, as parsing it again is half of the work; must not change it. */
  readTree: (tree: MdastRoot) => void
}

/**
 * Compiles and renders the body of an article (docs/decisions/articles.md): once, at build, without a webpack module.
 * @param body MDX without front matter
 * @returns HTML, and the `##` headings with their ids for the table of contents
 * @throws MDX's own message, with line and column within the body, if it does not compile or render
 */
export async function mdxToHtml(
  body: string,
  { language, words, loadFigure, facts, readTree }: Options,
): Promise<ArticleHtml> {
  // ES modules only; a true import() works under every Node that the site supports.
  const { evaluate } = await import('@mdx-js/mdx')
  const { MDXProvider, useMDXComponents } = await import('@mdx-js/react')
  const { default: remarkGfm } = await import('remark-gfm')
  const { default: rehypeSlug } = await import('rehype-slug')
  const { toString: textOf } = await import('hast-util-to-string')
  const { visit } = await import('unist-util-visit')

  const highlightCode = await codeHighlighter()
  const tables = await legibleTables()

  const figures = new Map<string, FigureContents>()
  const loadFigures = () => async (tree: MdastRoot) => {
    const sources = new Set<string>()
    visit(tree, (node) => {
      const component = componentOf(node)
      const src = component?.values.src
      if (component?.name === 'Figure' && typeof src === 'string') sources.add(src)
    })
    await Promise.all([...sources].map(async (src) => figures.set(src, await loadFigure(src))))
  }

  const headings: ArticleHtml['headings'] = []
  const collectHeadings = () => (tree: Root) =>
    visit(tree, 'element', (node: Element) => {
      const id = node.properties.id
      if (node.tagName === 'h2' && typeof id === 'string' && id !== 'footnote-label')
        headings.push({ id, text: textOf(node) })
    })

  const { default: Body } = await evaluate(body, {
    ...runtime,
    useMDXComponents,
    // As an attribute, which `legibleTables` reads: the page's policy forbids inline styles.
    tableCellAlignToStyle: false,
    remarkPlugins: [
      remarkGfm,
      // Wraps the parser, as plugins run after MDX has changed the tree: it unwraps a component alone in its
      // paragraph.
      function readAsParsed() {
        const { parser } = this
        if (!parser) return
        this.parser = (text, file) => {
          const tree = parser(text, file)
          if (isRoot(tree)) readTree(tree)
          return tree
        }
      },
      loadFigures,
      () => (tree: MdastRoot) => putFactsIntoWords(tree, facts, language),
    ],
    rehypePlugins: [rehypeSlug, collectHeadings, () => highlightCode, tables],
    remarkRehypeOptions: footnoteOptions(words),
  })
  const html = renderToStaticMarkup(
    <ArticleContext.Provider value={{ language, words, figures }}>
      <MDXProvider components={articleComponents}>{createElement(Body)}</MDXProvider>
    </ArticleContext.Provider>,
  )
  return { html, headings }
}
