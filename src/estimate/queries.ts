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
          name { ...EachLanguage }
          contactName { ...EachLanguage }
          contactAs
          includesAreas
          price { amount upTo per }
          duration { from to unit }
          features { ...EachLanguage }
        }
      }
    }
    packs { packs { pack contactName { ...EachLanguage } price offers areas } }
    organization { url }
    build { day }
  }
`
