import path from 'node:path'
import { componentOf } from '../../articles/component'
import { besideArticle, placeOfNode, textField } from '../article'
import type { Content } from '../content'
import { type Message, message } from '../messages/message'
import type { Problem } from '../problem'
import { problemsOfArticles } from './of-articles'

/** Requires a useful alternative text for every picture (WCAG 2.2, 1.1.1; RGAA 1.1 to 1.3). */
export function alternativeText(content: Content): Promise<Problem[]> {
  return problemsOfArticles(content, async (article) => {
    const problems: Problem[] = []
    const image = textField(article, 'image')
    const imageAlt = textField(article, 'imageAlt')
    if (image && article.field('imageAlt') === undefined)
      problems.push(article.problem(article.at('image'), message('coverWithoutAlt')))
    if (!image && imageAlt) problems.push(article.problem(article.at('imageAlt'), message('altWithoutCover')))
    const reason =
      image &&
      imageAlt !== undefined &&
      useless('imageAlt', imageAlt, besideArticle(article, image), textField(article, 'imageCaption'))
    if (reason) problems.push(article.problem(article.at('imageAlt'), reason))

    for (const node of (await article.mdx()).nodes) {
      const component = componentOf(node)
      if (component?.name !== 'Figure') continue
      const { src, alt, caption } = component.values
      if (typeof alt !== 'string' || alt === '') continue
      const error = useless('alt', alt, String(src), typeof caption === 'string' ? caption : undefined)
      if (error) problems.push(article.problem(component.places.get('alt') ?? placeOfNode(node), error))
    }
    return problems
  })
}

const empty =
  /^(?:an? |une? |the |le |la )?(?:image|picture|photo|figure|illustration|cover|drawing|diagram|logo|schéma|dessin|couverture|img|alt|todo|\.{3}|…)\.?$/i
const announced =
  /^(?:an? |une? |the |l’|la )?(?:image|picture|photo|illustration) (?:of|de|du|des|d’|showing|qui montre)/i

/** Returns why the text does not help someone who cannot see the picture. */
function useless(field: string, alt: string, file: string, caption: string | undefined): Message | undefined {
  const words = alt.trim()
  const { name, base } = path.posix.parse(file)
  if (words === '') return message('altEmpty', { field })
  if ([name, base].includes(words) || /\.(?:png|jpe?g|webp|avif|svg)$/i.test(words))
    return message('altIsFile', { field, words })
  if (empty.test(words)) return message('altSaysNothing', { field, words })
  if (announced.test(words)) return message('altAnnounces', { field })
  if (caption && words === caption.trim()) return message('altIsCaption', { field })
  return undefined
}
