import { existsSync } from 'node:fs'
import { componentOf } from '../../articles/component'
import { dataFiles } from '../../load/data-files'
import { placeOfNode } from '../article'
import type { Content } from '../content'
import { soundData } from '../data'
import { message } from '../messages/message'
import { nearest } from '../nearest'
import type { Problem } from '../problem'
import { problemsOfArticles } from './of-articles'

/** Each `<Fact>` cites a figure that there is. */
export async function facts(content: Content): Promise<Problem[]> {
  const figures = existsSync(`content/${dataFiles.figures.name}`) ? soundData(dataFiles.figures)?.value : []
  // A file that breaks its schema is reported for itself.
  if (!figures) return []
  const ids = figures.map(({ id }) => id)
  return problemsOfArticles(content, async ({ mdx, problem }) =>
    (await mdx()).nodes.flatMap((node) => {
      const component = componentOf(node)
      const id = component?.values.id
      if (component?.name !== 'Fact' || typeof id !== 'string' || id === '' || ids.includes(id)) return []
      const place = component.places.get('id') ?? placeOfNode(node)
      return [problem(place, message('unknownFigure', { id, near: nearest(id, ids) }))]
    }),
  )
}
