import type { IGatsbyImageData } from 'gatsby-plugin-image'

type Covered = {
  readonly plate: string | null
  readonly image: {
    readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null
  } | null
}

/**
 * Returns an article's cover for pages: a drawing as one file, sharp in every size, or a photograph in several sizes.
 */
export function coverOf({ plate, image }: Covered): IGatsbyImageData | undefined {
  if (!plate) return image?.childImageSharp?.gatsbyImageData
  return { layout: 'constrained', width: 1600, height: 1060, images: { fallback: { src: plate } } }
}
