import { graphql } from 'gatsby'

export const query = graphql`
  fragment OwnServerParts on Query {
    build {
      day
    }
    ...SupportPlans
    ai: offerArea(area: { eq: "ai" }) {
      offers {
        price { amount }
      }
    }
  }
`
