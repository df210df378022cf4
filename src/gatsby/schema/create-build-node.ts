import type { SourceNodesArgs } from 'gatsby'
import { buildDay } from '../../settings/clock'
import { isPreview } from '../../settings/preview'

/** Creates the one `Build` node, with the day of the build (docs/decisions/clock.md). */
export function createBuildNode({ actions, createNodeId, createContentDigest }: SourceNodesArgs): void {
  const day = buildDay()
  const preview = isPreview()
  actions.createNode({
    id: createNodeId('Build'),
    year: Number(day.slice(0, 4)),
    day,
    preview,
    internal: { type: 'Build', contentDigest: createContentDigest({ day, preview }) },
  })
}
