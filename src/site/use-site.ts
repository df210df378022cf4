import { graphql, useStaticQuery } from 'gatsby'

/** The organisation and prices, shown on every page: one query, since each is a request when a page is hydrated. */
const useData = () =>
  useStaticQuery<Queries.HouseQuery>(graphql`
    query House {
      house {
        brand
        url
        email
        phone
        city
        founded
        socials {
          name
          url
        }
      }
      areas: allOfferArea(sort: { order: ASC }) {
        nodes {
          area
          offers {
            price {
              amount
              upTo
              per
            }
          }
        }
      }
    }
  `)

/** Returns the organisation's data, from `content/site.yaml`. */
export function useSite(): NonNullable<Queries.HouseQuery['house']> {
  const { house } = useData()
  if (!house) throw new Error('content/site.yaml holds no house')
  return house
}

/** Returns the prices of each service, from `content/offers`. */
export const useAreas = () => useData().areas.nodes
