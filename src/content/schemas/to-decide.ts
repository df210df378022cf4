import { string } from 'yup'
import { explained, list, localizedText, record } from './common'

/** `content/to-decide.yaml`: open decisions of the owner, due before the site goes live. */
export const toDecideSchema = list(
  record({
    about: explained(
      string().required(),
      'The file that the answer belongs in.',
      'Le fichier où va la réponse.',
    ),
    question: explained(
      localizedText,
      'What is to be decided: { en: …, fr: … }.',
      'Ce qui est à décider : { en: …, fr: … }.',
    ),
  }),
)
