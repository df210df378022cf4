import { array, object, string } from 'yup'
import { localizedText } from './common'
import { explained } from './explained'

/** `content/to-decide.yaml`: open decisions of the owner, due before the site goes live. */
export const toDecideSchema = array(
  object({
    about: string()
      .required()
      .meta(
        explained({
          en: 'The file that the answer belongs in.',
          fr: 'Le fichier où va la réponse.',
        }),
      ),
    question: localizedText.required().meta(
      explained({
        en: 'What is to be decided: { en: …, fr: … }.',
        fr: 'Ce qui est à décider : { en: …, fr: … }.',
      }),
    ),
  })
    .noUnknown()
    .strict()
    .required(),
)
  .required()
  .strict()
