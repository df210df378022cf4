import { componentOf } from '../../articles/component'
import { message } from '../../messages/message'
import { instead } from '../../messages/nearest'
import type { Findings } from '../../messages/problem'
import { articleRule } from '../article-rule'
import type { Content } from '../content'
import { unknownFigure } from '../unknown-names'
import { validFacts } from '../valid-data'

/** Requires each `<Fact>` to cite an existing figure or an offer with a price; only figures have sources. */
export function facts(content: Content): Findings | Promise<Findings> {
  const known = validFacts()
  // Files that break their schema are reported elsewhere.
  if (!known) return []
  const figures = [...known.values()].filter(({ source }) => source)
  return articleRule(({ problem }, { nodes }) =>
    nodes.map((node) => {
      const component = componentOf(node)
      const id = component?.values.id
      if (component?.name !== 'Fact' || typeof id !== 'string' || id === '') return false
      const place = component.placeOf('id')
      const fact = known.get(id)
      const source = component.values.show === 'source'
      if (source && !fact?.source)
        return problem(place, fact ? message('priceHasNoSource', { id }) : unknownFigure(id, figures))
      if (fact) return false
      const said = { id, instead: instead(id, [...known.keys()], message('addFigureThere')) }
      return problem(place, message('unknownFact', said))
    }),
  )(content)
}
