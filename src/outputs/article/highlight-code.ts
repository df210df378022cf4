import type { ElementContent, Root } from 'hast'

/** The tokens that are highlighted. The rest stays plain: it is easier to read, and each token is one more DOM node. */
const marked = ['hljs-comment', 'hljs-string', 'hljs-keyword']

async function makeHighlighter() {
  // These packages are ES modules only; a true import() works under every Node that the site supports.
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
 * Colours the code of an article at build, by the language named after its fence, so that the browser has nothing to do.
 * Code whose language is not named, or not known, stays as it is.
 * @returns a transformer for rehype, made once: it knows some forty languages
 */
export function codeHighlighter(): ReturnType<typeof makeHighlighter> {
  highlighter ??= makeHighlighter()
  return highlighter
}

/** Takes away all other marks, and keeps what they hold. */
const quiet = (nodes: ElementContent[]): ElementContent[] =>
  nodes.flatMap((node) => {
    if (node.type !== 'element') return [node]
    const children = quiet(node.children)
    const { className } = node.properties
    const isMarked = Array.isArray(className) && className.some((name) => marked.includes(String(name)))
    return isMarked ? [{ ...node, children }] : children
  })
