import type { IGatsbyImageData } from 'gatsby-plugin-image'
import { Picture } from '../../ui/Picture'

/** What a figure shows: a drawing goes into the page, so that it takes the theme's colours; a raster picture is linked. */
export type FigureContents = { drawing: string } | { picture: IGatsbyImageData }

type Props = { contents: FigureContents | undefined; alt: string; caption?: string }

export function Figure({ contents, alt, caption }: Props) {
  if (!contents) return null
  return (
    <figure>
      {'drawing' in contents ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the project's own SVG file, read at build
        <div
          className="drawing"
          role="img"
          aria-label={alt}
          dangerouslySetInnerHTML={{ __html: contents.drawing }}
        />
      ) : (
        <Picture image={contents.picture} alt={alt} />
      )}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
