import { graphql, useStaticQuery } from 'gatsby'

/** What every page shows of the house and of prices: one query, as each is a request where a page comes alive. */
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
      areas: allOfferArea {
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

/** The house itself, from `content/site.yaml`. */
export function useSite(): NonNullable<Queries.HouseQuery['house']> {
  const { house } = useData()
  if (!house) throw new Error('content/site.yaml holds no house')
  return house
}

/** The prices of each service, from `content/offers`. */
export const useAreas = () => useData().areas.nodes
