import { type InferType, string } from 'yup'
import { fieldOf } from '../field-of'
import { explained, list, localizedText, record, slug, unique } from './common'
import { areaNames } from './offers'

/** The pictures shown for an article without one; `idea` is the default. */
export const fallbackPictures = ['idea', 'automation', 'private-ai'] as const

/**
 * Returns the name of the picture that a tag chooses.
 * @param tag a tag of the file or its node, if any
 */
export const pictureOfTag = (tag: unknown) =>
  fallbackPictures.find((name) => name === fieldOf(tag, 'picture')) ?? 'idea'

/** `content/tags.yaml`: every tag that an article may carry. */
export const tagsSchema = list(
  record({
    tag: explained(
      slug().required(),
      'Its name in addresses and front matter: lower-case words joined by hyphens.',
      'Son nom dans les adresses et les en-têtes : des mots en minuscules sans accent, joints par des traits d’union.',
    ),
    name: explained(
      localizedText,
      'What readers see: { en: …, fr: … }.',
      'Ce que les lecteurs voient : { en: …, fr: … }.',
    ),
    picture: explained(
      string().oneOf(fallbackPictures),
      'What stands in where an article with this tag first has no picture.',
      'L’image d’un article qui n’en a pas et dont c’est le premier sujet.',
    ),
    area: explained(
      string().oneOf(areaNames),
      'The service that an article ends in, with its price: that of its first tag with an area.',
      'Le service, avec son prix, par lequel finit un article : celui de son premier sujet qui en a un.',
    ),
  }),
).test(unique('tag'))

export type Tag = InferType<typeof tagsSchema>[number]
