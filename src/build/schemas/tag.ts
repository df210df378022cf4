import { array, type InferType, object, string } from 'yup'
import { localizedText } from './common'
import { explained } from './explained'

/** The pictures that stand in for an article's own; `idea` is everybody's default. */
export const fallbackPictures = ['idea', 'automation', 'private-ai'] as const
type FallbackPicture = (typeof fallbackPictures)[number]

/**
 * Returns the name of the picture that a tag chooses.
 * @param tag a tag of the file or its node, if there is one
 */
export const pictureOfTag = (tag: object | null): FallbackPicture =>
  fallbackPictures.find((name) => tag && 'picture' in tag && name === tag.picture) ?? 'idea'

/** `content/tags.yaml`: every tag that an article may carry. */
export const tagsSchema = array(
  object({
    tag: string()
      .matches(/^[a-z0-9]+(-[a-z0-9]+)*$/, '${path} must be lower-case words joined by hyphens')
      .required()
      .meta(explained('Its name in addresses and front matter: lower-case words joined by hyphens.')),
    name: localizedText.required().meta(explained('What readers see: { en: …, fr: … }.')),
    picture: string()
      .oneOf(fallbackPictures)
      .meta(explained('What stands in where an article with this tag first has no picture.')),
  })
    .noUnknown()
    .strict(),
)
  .required()
  .strict()

export type Tag = InferType<typeof tagsSchema>[number]
