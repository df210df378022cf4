import { graphql } from 'gatsby'

export const query = graphql`
  fragment EstimateParts on Query {
    priceList { validUntil expired stages vat }
    areas: allOfferArea(sort: { order: ASC }) {
      nodes {
        area
        serverRent
        offers {
          offer
          name { en fr }
          contactName { en fr }
          contactAs
          includesAreas
          price { amount upTo per }
          duration { from to unit }
          features { en fr }
        }
      }
    }
    packs { packs { pack contactName { en fr } price offers areas } }
    organization { url }
    build { day }
  }
`
