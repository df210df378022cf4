import { graphql } from 'gatsby'

export const query = graphql`
  fragment TwoYearsParts on Query {
    build {
      day
    }
    ...SupportPlans
  }
`
