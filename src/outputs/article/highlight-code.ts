import type { ElementContent, Root } from 'hast'

/** Classes of highlighted tokens. All others stay plain, for easier reading and fewer DOM nodes. */
const marked = ['hljs-comment', 'hljs-string', 'hljs-keyword']

async function makeHighlighter() {
  // ES modules only; a true import() works under every Node that the site supports.
  const { default: rehypeHighlight } = await import('rehype-highlight')
  const { visit } = await import('unist-util-visit')
  const highlight = rehypeHighlight()

  return (tree: Root, file: Parameters<typeof highlight>[1]): void => {
    highlight(tree, file)
    visit(tree, { type: 'element', tagName: 'pre' }, (pre) => {
      for (const code of pre.children) if (code.type === 'element') code.children = quiet(code.children)
    })
  }
}

let highlighter: ReturnType<typeof makeHighlighter> | undefined

/**
 * Highlights the code of an article at build time, by the language of its fence. Code without a known
 * language stays as it is.
 * @returns a transformer for rehype, created once, as it includes some forty languages
 */
export function codeHighlighter(): ReturnType<typeof makeHighlighter> {
  highlighter ??= makeHighlighter()
  return highlighter
}

/** Unwraps tokens that are not to be highlighted. */
const quiet = (nodes: ElementContent[]): ElementContent[] =>
  nodes.flatMap((node) => {
    if (node.type !== 'element') return [node]
    const children = quiet(node.children)
    const { className } = node.properties
    const isMarked = Array.isArray(className) && className.some((name) => marked.includes(String(name)))
    return isMarked ? [{ ...node, children }] : children
  })
