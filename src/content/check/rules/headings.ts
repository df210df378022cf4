import { message } from '../../messages/message'
import { placeOfNode } from '../article'
import { articleRule } from '../article-rule'

/** Requires headings to go down one level at a time, below the title of the page (WCAG 2.2, 1.3.1; RGAA 9.1). */
export const headings = articleRule(({ problem }, { nodes }) => {
  let above = 1
  return nodes.map((node) => {
    if (node.type !== 'heading') return false
    const place = placeOfNode(node)
    const sign = '#'.repeat(node.depth)
    const most = above + 1
    above = Math.max(2, node.depth)
    if (node.children.length === 0) return problem(place, message('headingEmpty', { sign }))
    if (node.depth === 1) return problem(place, message('headingIsTitle'))
    return node.depth > most && problem(place, message('headingSkips', { sign, write: '#'.repeat(most) }))
  })
})
