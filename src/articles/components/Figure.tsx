import { useContext } from 'react'
import { Picture } from '../../ui/Picture'
import { ScrollingGroup } from '../../ui/ScrollingGroup'
import { ArticleContext } from './ArticleContext'
import type { PropsOf } from './props'

export function Figure({ src, alt, caption }: PropsOf<'Figure'>) {
  const { words, figures } = useContext(ArticleContext)
  const contents = figures.get(src)
  if (!contents) return null
  return (
    // The RGAA has a figure say its role, and be named by its caption (1.9).
    <figure role={caption && 'figure'} aria-label={caption}>
      {'drawing' in contents ? (
        <ScrollingGroup className="drawing" aria-label={words.drawing}>
          <div role="img" aria-label={alt}>
            {/* Firefox has the words of a drawing read as well as its description. Not `aria-hidden`: see `decorative`. */}
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the project's own SVG file, read at build */}
            <div inert dangerouslySetInnerHTML={{ __html: contents.drawing }} />
          </div>
        </ScrollingGroup>
      ) : (
        <Picture image={contents.picture} alt={alt} />
      )}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
