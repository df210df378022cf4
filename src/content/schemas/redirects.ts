import type { InferType } from 'yup'
import { explained, list, matching, record, slug } from './common'

const moves = () =>
  list(
    record({
      from: explained(
        slug().required(),
        'The former name: of the folder of the article, or of the tag.',
        'L’ancien nom : celui du dossier de l’article, ou celui du sujet.',
      ),
      to: explained(
        matching('movedTo', /^(?:[a-z0-9]+(?:-[a-z0-9]+)*|\/[^\s?#]*)$/).required(),
        'The present name or, where nothing takes its place, an address of the site like /articles.',
        'Le nom actuel ou, si rien ne le remplace, une adresse du site comme /articles.',
      ),
    }),
  )
    .optional()
    .nullable()

/** `content/redirects.yaml`: former names of articles and tags. An empty list is `null` in YAML. */
export const redirectsSchema = record({
  articles: explained(
    moves(),
    'Articles that were renamed or deleted.',
    'Les articles renommés ou supprimés.',
  ),
  tags: explained(moves(), 'Tags that were renamed or deleted.', 'Les sujets renommés ou supprimés.'),
})

export type FormerNames = InferType<typeof redirectsSchema>
