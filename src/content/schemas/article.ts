import { boolean, type InferType, string } from 'yup'
import { buildDay } from '../../settings/clock'
import { isDay } from '../../site/is-day'
import { languages } from '../../site/languages'
import { picturePattern } from '../articles/article-file'
import { fieldOf } from '../field-of'
import { day, explained, list, matching, record } from './common'

/** The fields that are sentences. */
export const sentences = ['title', 'subtitle', 'author', 'imageAlt', 'imageCaption'] as const

const pastDay = () => day().test('revisedLater', (value) => !value || !isDay(value) || value <= buildDay())

/** The front matter of `content/articles/<slug>/<language>.mdx`. */
export const articleSchema = record({
  title: explained(
    string().trim().max(90).required(),
    'The title, as the page, lists and search engines show it. At most 90 characters.',
    'Le titre, tel que le montrent la page, les listes et les moteurs de recherche. 90 caractères au plus.',
  ),
  subtitle: explained(
    string().trim().max(200).required(),
    'One sentence with the words that a reader would look for. At most 200 characters.',
    'Une phrase qui porte les mots que l’on chercherait. 200 caractères au plus.',
  ),
  publishedAt: explained(
    day().required(),
    'The day of publication, like 2026-10-14. Before that day only previews show the article.',
    'Le jour de parution, comme 2026-10-14. Avant ce jour, seuls les aperçus montrent l’article.',
  ),
  updatedAt: explained(
    pastDay().test('revisedBefore', (revised, { parent }) => {
      const published = fieldOf(parent, 'publishedAt')
      return !revised || !isDay(revised) || typeof published !== 'string' || revised >= published
    }),
    'The day on which the text last changed in substance, shown to readers; leave it out for a corrected typo.',
    'Le jour de la dernière révision de fond, annoncé aux lecteurs ; aucun pour une faute corrigée.',
  ),
  checkedAt: explained(
    pastDay(),
    'The day on which its facts were last checked, which readers are told; the text need not have changed.',
    'Le jour où ses faits ont été vérifiés, annoncé aux lecteurs ; le texte peut n’avoir pas changé.',
  ),
  author: explained(
    string().trim(),
    'Who wrote it. Without it, the firm itself is named.',
    'Qui l’a écrit. Sans ce champ, la maison signe.',
  ),
  tags: explained(
    list(string().required()).min(1).max(5),
    'One to five tags of content/tags.yaml. The first one chooses the picture of an article without its own.',
    'Un à cinq sujets de content/tags.yaml. Le premier choisit l’image d’un article qui n’en a pas.',
  ),
  offer: explained(
    string(),
    'The offer that it ends in, with its price, like ai-enterprise. Without it, the service of the first tag that has one.',
    'L’offre par laquelle il finit, avec son prix, comme ai-enterprise. Sans ce champ, le service du premier sujet qui en a un.',
  ),
  keywords: explained(
    list(string().trim().required()).optional(),
    'Words that visitors may look for it by and that it does not use. They are never shown.',
    'Des mots que l’on chercherait et qu’il n’emploie pas. Ils ne sont jamais montrés.',
  ),
  image: explained(
    matching('cover', picturePattern),
    'The cover: a drawing or a photograph beside the article, like ./cover.svg. It needs imageAlt.',
    'La couverture : un dessin ou une photographie à côté de l’article, comme ./cover.svg. Elle demande imageAlt.',
  ),
  imageAlt: explained(
    string().trim(),
    'What the cover shows, for those who cannot see it.',
    'Ce que montre la couverture, pour qui ne la voit pas.',
  ),
  imageCaption: explained(
    string().trim(),
    'A line under the cover, where it says something more.',
    'Une ligne sous la couverture, si elle dit quelque chose de plus.',
  ),
  featured: explained(
    boolean(),
    'true: the card bears a badge and leads the list.',
    'true : la carte porte un badge et ouvre la liste.',
  ),
  draft: explained(
    boolean(),
    'true: shown in previews only. Take the line out to publish.',
    'true : visible dans les aperçus seulement. Supprimez la ligne pour publier.',
  ),
  only: explained(
    string().oneOf(languages),
    'The one language of an article that will not be translated.',
    'La seule langue d’un article qui ne sera pas traduit.',
  ),
  follows: explained(
    record({
      version: matching('followedVersion', /^[0-9a-f]{12}$/).required(),
      day: day().required(),
    })
      .optional()
      .default(undefined),
    'In a translation: the version of its original that it follows, and the day on which that was seen to. npm run translations -- --accept writes it.',
    'Dans une traduction : la version de l’original qu’elle suit, et le jour où on l’a vérifié. npm run translations -- --accept l’écrit.',
  ),
})

export type ArticleFrontMatter = InferType<typeof articleSchema>
