import { array, boolean, type InferType, object, string } from 'yup'
import { buildDay } from '../../settings/clock'
import { languages } from '../../site/languages'
import { en } from '../check/messages/en'
import { day, isDay } from './common'
import { explained } from './explained'

/** The front matter of `content/articles/<slug>/<language>.mdx`. */
export const articleSchema = object({
  title: string()
    .trim()
    .max(90)
    .required()
    .meta(
      explained({
        en: 'The title, as the page, lists and search engines show it. At most 90 characters.',
        fr: 'Le titre, tel que le montrent la page, les listes et les moteurs de recherche. 90 caractères au plus.',
      }),
    ),
  subtitle: string()
    .trim()
    .max(200)
    .required()
    .meta(
      explained({
        en: 'One sentence with the words that a reader would look for. At most 200 characters.',
        fr: 'Une phrase qui porte les mots que l’on chercherait. 200 caractères au plus.',
      }),
    ),
  publishedAt: day()
    .required()
    .meta(
      explained({
        en: 'The day of publication, like 2026-10-14. Before that day only previews show the article.',
        fr: 'Le jour de parution, comme 2026-10-14. Avant ce jour, seuls les aperçus montrent l’article.',
      }),
    ),
  updatedAt: day()
    .test(
      'revisedBefore',
      ({ path }) => en.revisedBefore({ field: path }),
      function (revised) {
        const { publishedAt }: { publishedAt?: unknown } = this.parent
        return !revised || !isDay(revised) || typeof publishedAt !== 'string' || revised >= publishedAt
      },
    )
    .test(
      'revisedLater',
      ({ path }) => en.revisedLater({ field: path }),
      (revised) => !revised || !isDay(revised) || revised <= buildDay(),
    )
    .meta(
      explained({
        en: 'The day on which the text last changed in substance, which readers are told; none for a slip mended.',
        fr: 'Le jour de la dernière révision de fond, annoncé aux lecteurs ; aucun pour une faute corrigée.',
      }),
    ),
  checkedAt: day()
    .test(
      'revisedLater',
      ({ path }) => en.revisedLater({ field: path }),
      (checked) => !checked || !isDay(checked) || checked <= buildDay(),
    )
    .meta(
      explained({
        en: 'The day on which its facts were last checked, which readers are told; the text need not have changed.',
        fr: 'Le jour où ses faits ont été vérifiés, annoncé aux lecteurs ; le texte peut n’avoir pas changé.',
      }),
    ),
  author: string()
    .trim()
    .meta(
      explained({
        en: 'Who wrote it. Without it, the house itself is named.',
        fr: 'Qui l’a écrit. Sans ce champ, la maison signe.',
      }),
    ),
  tags: array(string().required())
    .min(1)
    .max(5)
    .required()
    .meta(
      explained({
        en: 'One to five tags of content/tags.yaml. The first one chooses the picture of an article without its own.',
        fr: 'Un à cinq sujets de content/tags.yaml. Le premier choisit l’image d’un article qui n’en a pas.',
      }),
    ),
  keywords: array(string().trim().required()).meta(
    explained({
      en: 'Words that visitors may look for it by and that it does not use. They are never shown.',
      fr: 'Des mots que l’on chercherait et qu’il n’emploie pas. Ils ne sont jamais montrés.',
    }),
  ),
  image: string()
    .matches(/^\.\/[\w-][\w.-]*\.(svg|png|jpe?g|webp|avif)$/, {
      name: 'cover',
      message: ({ path }) => en.cover({ field: path }),
    })
    .meta(
      explained({
        en: 'The cover: a drawing or a photograph beside the article, like ./cover.svg. It needs imageAlt.',
        fr: 'La couverture : un dessin ou une photographie à côté de l’article, comme ./cover.svg. Elle demande imageAlt.',
      }),
    ),
  imageAlt: string()
    .trim()
    .meta(
      explained({
        en: 'What the cover shows, for those who do not see it.',
        fr: 'Ce que montre la couverture, pour qui ne la voit pas.',
      }),
    ),
  imageCaption: string()
    .trim()
    .meta(
      explained({
        en: 'A line under the cover, where it says something more.',
        fr: 'Une ligne sous la couverture, si elle dit quelque chose de plus.',
      }),
    ),
  featured: boolean().meta(
    explained({
      en: 'true: the card bears a badge and leads the list.',
      fr: 'true : la carte porte un badge et ouvre la liste.',
    }),
  ),
  draft: boolean().meta(
    explained({
      en: 'true: shown in previews only. Take the line out to publish.',
      fr: 'true : visible dans les aperçus seulement. Supprimez la ligne pour publier.',
    }),
  ),
  only: string()
    .oneOf(languages)
    .meta(
      explained({
        en: 'The one language of an article that will not be translated.',
        fr: 'La seule langue d’un article qui ne sera pas traduit.',
      }),
    ),
  follows: object({
    version: string()
      .matches(/^[0-9a-f]{12}$/, {
        name: 'followedVersion',
        message: ({ path }) => en.followedVersion({ field: path }),
      })
      .required(),
    day: day().required(),
  })
    .noUnknown()
    .default(undefined)
    .meta({
      byCommand: true,
      ...explained({
        en: 'In a translation: the version of its original that it follows, and the day on which that was seen to. npm run translations -- --accept writes it.',
        fr: 'Dans une traduction : la version de l’original qu’elle suit, et le jour où on l’a vérifié. npm run translations -- --accept l’écrit.',
      }),
    }),
})
  .noUnknown()
  .strict()

export type ArticleFrontMatter = InferType<typeof articleSchema>
