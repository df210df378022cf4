import { array, type InferType, object, string } from 'yup'
import { explained } from './explained'

const words = () => array(string().trim().required()).strict()

const groups = () =>
  array(
    object({
      same: words()
        .min(1)
        .required()
        .meta(
          explained({
            en: 'What visitors call one thing: each of these finds what any of them finds.',
            fr: 'Ce que les visiteurs appellent de plusieurs noms : chacun trouve ce que trouve l’un d’eux.',
          }),
        ),
      from: words().meta(
        explained({
          en: 'Words that lead to those of same, and not back: products, laws, neighbouring subjects.',
          fr: 'Des mots qui mènent à ceux de same, sans retour : produits, lois, sujets voisins.',
        }),
      ),
    })
      .noUnknown()
      .strict(),
  )
    .strict()
    .required()

/** `content/search-words.yaml`: visitors' words for the subjects of articles and services. */
export const searchWordsSchema = object({ both: groups(), fr: groups(), en: groups() })
  .noUnknown()
  .strict()
  .required()

export type SearchWords = InferType<typeof searchWordsSchema>
