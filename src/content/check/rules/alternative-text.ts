import path from 'node:path'
import { componentOf } from '../../articles/component'
import { type Message, message } from '../../messages/message'
import type { Findings } from '../../messages/problem'
import { type Article, textField } from '../article'
import { articleRule } from '../article-rule'

/** Requires a useful alternative text for every picture (WCAG 2.2, 1.1.1; RGAA 1.1 to 1.3). */
export const alternativeText = articleRule((article, { nodes }) => [
  ofCover(article),
  nodes.map((node) => {
    const component = componentOf(node)
    if (component?.name !== 'Figure') return false
    const { src, alt, caption } = component.values
    const said = typeof alt === 'string' && alt !== '' && useless('alt', alt, String(src), caption)
    return said && article.problem(component.placeOf('alt'), said)
  }),
])

function ofCover(article: Article): Findings {
  const { at, field, problem } = article
  const image = textField(article, 'image')
  const alt = textField(article, 'imageAlt')
  if (!image) return Boolean(alt) && problem(at('imageAlt'), message('altWithoutCover'))
  if (field('imageAlt') === undefined) return problem(at('image'), message('coverWithoutAlt'))
  const said = alt !== undefined && useless('imageAlt', alt, image, field('imageCaption'))
  return said && problem(at('imageAlt'), said)
}

/** Texts that name only the kind of picture, or stand in for one to be written. */
const empty =
  /^(?:an? |une? |the |le |la )?(?:image|picture|photo|figure|illustration|cover|drawing|diagram|logo|schéma|dessin|couverture|img|alt|todo|\.{3}|…)\.?$/i
/** Beginnings that repeat what a screen reader says before the text. */
const announced =
  /^(?:an? |une? |the |l’|la )?(?:image|picture|photo|illustration) (?:(?:of|de|du|des|showing|qui montre)\s|d’)/i

/** Returns why the text does not help someone who cannot see the picture. */
function useless(field: string, words: string, file: string, caption: unknown): Message | undefined {
  const { name, base } = path.posix.parse(file)
  if (words === '') return message('altEmpty', { field })
  if ([name, base].includes(words) || /\.(?:png|jpe?g|webp|avif|svg)$/i.test(words))
    return message('altIsFile', { field, words })
  if (empty.test(words)) return message('altSaysNothing', { field, words })
  if (announced.test(words)) return message('altAnnounces', { field })
  return typeof caption === 'string' && words === caption ? message('altIsCaption', { field }) : undefined
}
