import { array, type InferType, object, string } from 'yup'
import { en } from '../check/messages/en'
import { slug } from './common'
import { explained } from './explained'

const moves = () =>
  array(
    object({
      from: slug()
        .required()
        .meta(
          explained({
            en: 'The former name: of the folder of the article, or of the tag.',
            fr: 'L’ancien nom : celui du dossier de l’article, ou celui du sujet.',
          }),
        ),
      to: string()
        .matches(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*|\/[^\s?#]*)$/, {
          name: 'movedTo',
          message: ({ path }) => en.movedTo({ field: path }),
        })
        .required()
        .meta(
          explained({
            en: 'The present name or, where nothing takes its place, an address of the site like /articles.',
            fr: 'Le nom actuel ou, si rien ne le remplace, une adresse du site comme /articles.',
          }),
        ),
    })
      .noUnknown()
      .strict(),
  )
    .strict()
    .nullable()

/** `content/redirects.yaml`: former names of articles and tags. An empty list is `null` in YAML. */
export const redirectsSchema = object({
  articles: moves().meta(
    explained({ en: 'Articles that were renamed or deleted.', fr: 'Les articles renommés ou supprimés.' }),
  ),
  tags: moves().meta(
    explained({ en: 'Tags that were renamed or deleted.', fr: 'Les sujets renommés ou supprimés.' }),
  ),
})
  .noUnknown()
  .strict()

export type FormerNames = InferType<typeof redirectsSchema>
