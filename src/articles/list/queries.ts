import { graphql } from 'gatsby'

export const query = graphql`
  fragment ArticleCardParts on Article {
    slug
    title
    subtitle
    publishedAt
    publication
    readingMinutes
    featured
    tags {
      tag
      name {
        ...EachLanguage
      }
    }
    plate
    image {
      childImageSharp {
        gatsbyImageData(
          width: 400
          aspectRatio: 1.5
          layout: CONSTRAINED
          placeholder: NONE
          transformOptions: { cropFocus: CENTER }
          formats: [AVIF, JPG]
        )
      }
    }
  }
`
