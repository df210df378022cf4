import type { IGatsbyImageData } from 'gatsby-plugin-image'

type Props = {
  image: IGatsbyImageData
  alt: string
  /** For the page's first picture: loaded at once and before others. */
  eager?: boolean
  /** The displayed width, if larger than the data assumes. */
  sizes?: string
}

/**
 * Renders gatsby-plugin-image's data without a script: GatsbyImage's lazy mode writes `data-src`, which only its
 * runtime resolves (docs/decisions/static-pages.md).
 */
export function Picture({ image, alt, eager = false, sizes }: Props) {
  const { sources = [], fallback } = image.images
  if (!fallback) return null
  const img = (
    <img
      src={fallback.src}
      srcSet={fallback.srcSet}
      sizes={fallback.srcSet && (sizes ?? fallback.sizes)}
      // Gatsby multiplies by the picture's proportions, which may leave a fraction; HTML takes whole numbers.
      width={Math.round(image.width)}
      height={Math.round(image.height)}
      alt={alt}
      decoding="async"
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
    />
  )
  // React preloads an image of high priority that is in no picture, which costs a second request.
  if (sources.length === 0 && !eager) return img
  return (
    <picture>
      {sources.map(({ type, srcSet, sizes: supposed }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes ?? supposed} />
      ))}
      {img}
    </picture>
  )
}
