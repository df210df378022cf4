import { graphql } from 'gatsby'

export const query = graphql`
  fragment SovereigntyQuestions on SovereigntyObjective {
    id
    name
    weights { june2026 october2025 }
    criteria { id question answers points seals how article { slug subject } }
  }

  fragment SovereigntyLadders on SovereigntyObjective {
    id
    name
    weights { june2026 october2025 }
    criteria { id name answers points seals }
  }

  fragment SovereigntyAsks on SovereigntyObjective {
    id
    weights { june2026 october2025 }
    criteria { id points seals ask short }
  }
`
