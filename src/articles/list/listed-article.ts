import { graphql } from 'gatsby'
import { type Language, localPath } from '../../site/languages'
import type { ListedArticle } from '../listing'
import { articlePath } from '../paths'

/** An article as the list, its JSON and every card show it, in one language. */
export function listedArticle(article: Queries.ArticleCardPartsFragment, language: Language): ListedArticle {
  const picture = article.image?.childImageSharp?.gatsbyImageData
  return {
    title: article.title,
    subtitle: article.subtitle,
    slug: article.slug,
    mainImage: picture?.images.fallback?.src,
    publishedAt: article.publishedAt,
    readTime: `${article.readingMinutes} min`,
    readingMinutes: article.readingMinutes,
    tags: article.tags.map(({ tag, name }) => ({ id: tag, name: name[language] })),
    url: localPath(articlePath(article.slug), language),
    picture,
  }
}

export const query = graphql`
  fragment ArticleCardParts on Article {
    slug
    title
    subtitle
    publishedAt
    readingMinutes
    tags {
      tag
      name {
        en
        fr
      }
    }
    image {
      childImageSharp {
        gatsbyImageData(
          width: 400
          aspectRatio: 1.5
          layout: CONSTRAINED
          placeholder: NONE
          formats: [AVIF, WEBP, JPG]
        )
      }
    }
  }
`
