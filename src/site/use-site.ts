import { graphql, useStaticQuery } from 'gatsby'

/** The house itself, from `content/site.yaml`. */
export function useSite(): NonNullable<Queries.HouseQuery['house']> {
  const { house } = useStaticQuery<Queries.HouseQuery>(graphql`
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
    }
  `)
  if (!house) throw new Error('content/site.yaml holds no house')
  return house
}
