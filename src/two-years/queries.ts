import { graphql } from 'gatsby'

export const query = graphql`
  fragment TwoYearsParts on Query {
    build {
      day
    }
    support: offerArea(area: { eq: "support" }) {
      offers {
        offer
        name { en fr }
        price { amount upTo per }
      }
    }
  }
`
