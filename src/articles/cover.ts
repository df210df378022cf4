import type { IGatsbyImageData } from 'gatsby-plugin-image'

type Image = {
  readonly plate: string | null
  readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null
}

/** Returns an article's cover as pages show it: a photograph in several sizes, or a drawing, which is sharp in every size. */
export function coverOf(image: Image | null): IGatsbyImageData | undefined {
  if (!image?.plate) return image?.childImageSharp?.gatsbyImageData
  return { layout: 'constrained', width: 1600, height: 1060, images: { fallback: { src: image.plate } } }
}
