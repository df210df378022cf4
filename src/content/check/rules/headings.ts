import { message } from '../../messages/message'
import { placeOfNode, sourceOf } from '../article'
import { articleRule } from '../article-rule'

/** Requires headings to go down one level at a time, below the title of the page (WCAG 2.2, 1.3.1; RGAA 9.1), and to differ. */
export const headings = articleRule(({ problem, source }, { nodes }) => {
  let above = 1
  /** The headings of each depth since the last one above them. */
  const said: Set<string>[] = []
  return nodes.map((node) => {
    if (node.type !== 'heading') return false
    const place = placeOfNode(node)
    const sign = '#'.repeat(node.depth)
    const most = above + 1
    above = Math.max(2, node.depth)
    if (node.children.length === 0) return problem(place, message('headingEmpty', { sign }))
    if (node.depth === 1) return problem(place, message('headingIsTitle'))
    if (node.depth > most) return problem(place, message('headingSkips', { sign, write: '#'.repeat(most) }))
    const words = sourceOf(node, source).toLowerCase()
    said.length = node.depth + 1
    const beside = said[node.depth] ?? new Set()
    said[node.depth] = beside
    const isTwice = beside.has(words)
    beside.add(words)
    return isTwice && problem(place, message('headingTwice'), 'warning')
  })
})
