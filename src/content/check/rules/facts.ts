import { componentOf } from '../../articles/component'
import { placeOfNode } from '../article'
import type { Content } from '../content'
import { message } from '../messages/message'
import { instead } from '../nearest'
import type { Problem } from '../problem'
import { soundFacts } from '../sound-facts'
import { unknownFigure } from '../unknown-names'
import { problemsOfArticles } from './of-articles'

/** Requires each `<Fact>` to cite an existing figure or an offer with a price; only figures have sources. */
export async function facts(content: Content): Promise<Problem[]> {
  const known = soundFacts()
  // Files that break their schema are reported elsewhere.
  if (!known) return []
  const figures = [...known.values()].filter(({ source }) => source)
  return problemsOfArticles(content, async ({ mdx, problem }) =>
    (await mdx()).nodes.flatMap((node) => {
      const component = componentOf(node)
      const id = component?.values.id
      if (component?.name !== 'Fact' || typeof id !== 'string' || id === '') return []
      const place = component.places.get('id') ?? placeOfNode(node)
      if (component.values.show === 'source')
        return figures.some((figure) => figure.id === id) ? [] : [problem(place, unknownFigure(id, figures))]
      if (known.has(id)) return []
      const said = { id, instead: instead(id, [...known.keys()], message('addFigureThere')) }
      return [problem(place, message('unknownFact', said))]
    }),
  )
}
