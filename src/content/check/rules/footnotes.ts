import { message } from '../../messages/message'
import { placeOf } from '../../messages/problem'
import { placeOfNode } from '../article'
import { articleRule } from '../article-rule'

/** Requires each footnote to be defined once and each definition to be used. */
export const footnotes = articleRule(({ problem }, { nodes }) => {
  const named = new Set(nodes.flatMap((node) => (node.type === 'footnoteReference' ? [node.identifier] : [])))
  const written = new Set<string>()
  return nodes.map((node) => {
    const start = placeOfNode(node)
    if (node.type === 'footnoteDefinition') {
      const twice = written.has(node.identifier)
      written.add(node.identifier)
      if (!twice && named.has(node.identifier)) return false
      const label = node.label ?? node.identifier
      return problem(start, message(twice ? 'sourceTwice' : 'sourceUnnamed', { label }))
    }
    // Markdown leaves references without a definition as plain text.
    if (node.type !== 'text') return false
    return [...node.value.matchAll(/\[\^([^\]\s]+)\]/g)].map(({ 1: label = '', index }) => {
      const { line, column } = placeOf(node.value, index)
      const place = { line: start.line + line - 1, column: line > 1 ? column : start.column + column - 1 }
      return problem(place, message('sourceMissing', { label }))
    })
  })
})
