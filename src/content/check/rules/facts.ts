import { componentOf } from '../../articles/component'
import { placeOfNode } from '../article'
import type { Content } from '../content'
import { message } from '../messages/message'
import { nearest } from '../nearest'
import type { Problem } from '../problem'
import { soundFacts } from '../sound-facts'
import { problemsOfArticles } from './of-articles'

/** Requires each `<Fact>` to cite an existing figure or an offer with a price; only figures have sources. */
export async function facts(content: Content): Promise<Problem[]> {
  const known = soundFacts()
  // Files that break their schema are reported elsewhere.
  if (!known) return []
  const all = [...known.keys()]
  const figures = all.filter((id) => known.get(id)?.source)
  return problemsOfArticles(content, async ({ mdx, problem }) =>
    (await mdx()).nodes.flatMap((node) => {
      const component = componentOf(node)
      const id = component?.values.id
      if (component?.name !== 'Fact' || typeof id !== 'string' || id === '') return []
      const [wanted, said] =
        component.values.show === 'source'
          ? ([figures, 'unknownFigure'] as const)
          : ([all, 'unknownFact'] as const)
      if (wanted.includes(id)) return []
      const place = component.places.get('id') ?? placeOfNode(node)
      return [problem(place, message(said, { id, near: nearest(id, wanted) }))]
    }),
  )
}
