import { placeOfNode } from '../article'
import type { Content } from '../content'
import { message } from '../messages/message'
import type { Problem } from '../problem'
import { problemsOfArticles } from './of-articles'

/** Requires each footnote to be defined once and each definition to be used. */
export function footnotes(content: Content): Promise<Problem[]> {
  return problemsOfArticles(content, async ({ mdx, problem }) => {
    const { nodes } = await mdx()
    const named = new Set(
      nodes.flatMap((node) => (node.type === 'footnoteReference' ? [node.identifier] : [])),
    )
    const written = new Set<string>()
    return nodes.flatMap((node) => {
      if (node.type === 'footnoteDefinition') {
        const twice = written.has(node.identifier)
        written.add(node.identifier)
        if (twice)
          return [
            problem(placeOfNode(node), message('sourceTwice', { label: node.label ?? node.identifier })),
          ]
        if (!named.has(node.identifier))
          return [
            problem(placeOfNode(node), message('sourceUnnamed', { label: node.label ?? node.identifier })),
          ]
      }
      // Markdown leaves references without a definition as plain text.
      if (node.type !== 'text') return []
      return [...node.value.matchAll(/\[\^([^\]\s]+)\]/g)].map(({ 1: label = '', index }) => {
        const before = node.value.slice(0, index).split('\n')
        const { line, column } = placeOfNode(node)
        const last = before.at(-1) ?? ''
        const place = {
          line: line + before.length - 1,
          column: before.length > 1 ? last.length + 1 : column + last.length,
        }
        return problem(place, message('sourceMissing', { label }))
      })
    })
  })
}
