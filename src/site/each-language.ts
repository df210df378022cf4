import { graphql } from 'gatsby'

/** The texts of offers, tags and packs, in the languages of the site. */
export const query = graphql`
  fragment EachLanguage on LocalizedText {
    en
    fr
  }
`
