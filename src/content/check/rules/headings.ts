import { placeOfNode } from '../article'
import type { Content } from '../content'
import { message } from '../messages/message'
import type { Problem } from '../problem'
import { problemsOfArticles } from './of-articles'

/** Requires headings to go down one level at a time, below the title of the page (WCAG 2.2, 1.3.1; RGAA 9.1). */
export function headings(content: Content): Promise<Problem[]> {
  return problemsOfArticles(content, async ({ mdx, problem }) => {
    let above = 1
    return (await mdx()).nodes.flatMap((node) => {
      if (node.type !== 'heading') return []
      const place = placeOfNode(node)
      const sign = '#'.repeat(node.depth)
      const most = above + 1
      above = Math.max(2, node.depth)
      if (node.children.length === 0) return [problem(place, message('headingEmpty', { sign }))]
      if (node.depth === 1) return [problem(place, message('headingIsTitle'))]
      if (node.depth > most)
        return [problem(place, message('headingSkips', { sign, write: '#'.repeat(most) }))]
      return []
    })
  })
}
