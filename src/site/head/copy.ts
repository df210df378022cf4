import { graphql } from 'gatsby'
import type { CustomTypeOptions } from 'i18next'

type Resources = CustomTypeOptions['resources']

/** The namespaces that say what search engines show of a page. */
export type DescribedCopy = {
  [N in keyof Resources]: Resources[N] extends { meta: { title: string; description: string } } ? N : never
}[keyof Resources]

/**
 * Returns one namespace of the page's copy for `Head`, which Gatsby renders outside the translation context.
 * Its placeholders are left for `fill`.
 */
export function pageCopy<N extends keyof Resources>(locales: Queries.CopyFragment, ns: N): Resources[N] {
  const node = locales.edges.find((edge) => edge.node.ns === ns)?.node
  if (!node?.data) throw new Error(`The page's query does not ask for the namespace "${ns}"`)
  const copy: Resources[N] = JSON.parse(node.data)
  return copy
}

export const query = graphql`
  fragment Copy on LocaleConnection {
    edges {
      node {
        ns
        data
        language
        outdated {
          day
          original
        }
      }
    }
  }
`
