import { graphql, useStaticQuery } from 'gatsby'

/** The organisation and prices, shown on every page: one query, since each is a request when a page is hydrated. */
const useData = () =>
  useStaticQuery<Queries.OrganizationQuery>(graphql`
    query Organization {
      organization {
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
          lowestPrice {
            amount
            per
          }
        }
      }
    }
  `)

/** Returns the organisation's data, from `content/site.yaml`. */
export function useSite(): NonNullable<Queries.OrganizationQuery['organization']> {
  const { organization } = useData()
  if (!organization) throw new Error('content/site.yaml does not describe the organisation')
  return organization
}

/** Returns the lowest price of each service, from `content/offers`. */
export const useAreas = () => useData().areas.nodes
