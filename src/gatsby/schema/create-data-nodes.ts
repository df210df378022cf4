import path from 'node:path'
import type { Actions, CreateNodeArgs, Node } from 'gatsby'
import { type DataFile, dataFiles, isOfferArea, offerArea } from '../../content/load/data-files'
import { loadData } from '../../content/load/load-data'
import { contentFolder } from '../../settings/content-folder'

type Args = Pick<CreateNodeArgs, 'createNodeId' | 'createContentDigest'> & {
  node: Node & { absolutePath?: unknown }
  actions: Pick<Actions, 'createNode' | 'createParentChildLink'>
}

/** The GraphQL types (`graphql-types.ts`) of data files. */
const types: Readonly<Record<string, DataFile>> = {
  Organization: dataFiles.site,
  Tag: dataFiles.tags,
  Figure: dataFiles.figures,
  Sovereignty: dataFiles.sovereignty,
  Packs: dataFiles.packs,
  PriceList: dataFiles.priceList,
}

/**
 * Creates a node for each data file that pages query; for a list, one for each entry.
 * @throws if the file breaks its schema, with every problem as `npm run check` prints it
 */
export function createDataNodes({ node, actions, createNodeId, createContentDigest }: Args): void {
  if (node.internal.type !== 'File' || typeof node.absolutePath !== 'string') return
  const name = path.relative(contentFolder, node.absolutePath)
  const typed: readonly [string, DataFile] | undefined = isOfferArea(name)
    ? ['OfferArea', offerArea(name)]
    : Object.entries(types).find(([, file]) => file.name === name)
  if (!typed) return
  const [type, file] = typed
  const data: object | object[] = loadData(file)
  const entries: readonly object[] = Array.isArray(data) ? data : [data]
  entries.forEach((entry, index) => {
    const child = {
      ...entry,
      id: createNodeId(`${node.id} [${index}]`),
      parent: node.id,
      children: [],
      internal: { type, contentDigest: createContentDigest(entry) },
    }
    actions.createNode(child)
    actions.createParentChildLink({ parent: node, child })
  })
}
