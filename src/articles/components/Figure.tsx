import { useContext } from 'react'
import { Picture } from '../../ui/Picture'
import { ArticleContext } from './ArticleContext'
import type { PropsOf } from './props'

export function Figure({ src, alt, caption }: PropsOf<'Figure'>) {
  const { words, figures } = useContext(ArticleContext)
  const contents = figures.get(src)
  if (!contents) return null
  return (
    <figure>
      {'drawing' in contents ? (
        // biome-ignore lint/a11y/useSemanticElements: what scrolls together is no set of form fields
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, which has to work by keyboard (WCAG 2.1.1)
        <div className="drawing" role="group" aria-label={words.drawing} tabIndex={0}>
          <div
            role="img"
            aria-label={alt}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the project's own SVG file, read at build
            dangerouslySetInnerHTML={{ __html: contents.drawing }}
          />
        </div>
      ) : (
        <Picture image={contents.picture} alt={alt} />
      )}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
