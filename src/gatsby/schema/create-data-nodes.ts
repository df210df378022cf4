import path from 'node:path'
import type { Actions, CreateNodeArgs, Node } from 'gatsby'
import { type DataFile, dataFiles, isOfferArea, offerArea } from '../../content/load/data-files'
import { loadData } from '../../content/load/load-data'
import { contentFolder } from '../../settings/content-folder'

type Args = Pick<CreateNodeArgs, 'createNodeId' | 'createContentDigest'> & {
  node: Node & { absolutePath?: unknown }
  actions: Pick<Actions, 'createNode' | 'createParentChildLink'>
}

/** A data file and its GraphQL type (`graphql-types.ts`). */
type TypedFile = { file: DataFile; type: string }

const types: readonly TypedFile[] = [
  { file: dataFiles.site, type: 'House' },
  { file: dataFiles.tags, type: 'Tag' },
  { file: dataFiles.figures, type: 'Figure' },
  { file: dataFiles.sovereignty, type: 'Sovereignty' },
  { file: dataFiles.packs, type: 'Packs' },
  { file: dataFiles.priceList, type: 'PriceList' },
]

const typed = (name: string): TypedFile | undefined =>
  isOfferArea(name)
    ? { file: offerArea(name), type: 'OfferArea' }
    : types.find(({ file }) => file.name === name)

/**
 * Creates a node for each data file that pages query, or for each entry of a list.
 * @throws if the file breaks its schema, with every problem as `npm run check` prints it
 */
export function createDataNodes({ node, actions, createNodeId, createContentDigest }: Args): void {
  if (node.internal.type !== 'File' || typeof node.absolutePath !== 'string') return
  const found = typed(path.relative(contentFolder, node.absolutePath).replaceAll('\\', '/'))
  if (!found) return
  const data: object | object[] = loadData(found.file)
  const entries: readonly object[] = Array.isArray(data) ? data : [data]
  entries.forEach((entry, index) => {
    const child = {
      ...entry,
      id: createNodeId(`${node.id} [${index}]`),
      parent: node.id,
      children: [],
      internal: { type: found.type, contentDigest: createContentDigest(entry) },
    }
    actions.createNode(child)
    actions.createParentChildLink({ parent: node, child })
  })
}
