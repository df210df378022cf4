/** The GraphQL type of each YAML file of `content/`. */
const types: Record<string, string> = {
  site: 'House',
  tags: 'Tag',
  figures: 'Figure',
  packs: 'Packs',
  'price-list': 'PriceList',
}

/**
 * Names the node type of a YAML file for gatsby-transformer-yaml; a file of `content/offers` that has no
 * name of its own above holds a service area.
 */
export function yamlNodeType({ node }: { node: { name?: string } }): string {
  return types[node.name ?? ''] ?? 'OfferArea'
}
