import { type InferType, string } from 'yup'
import { explained, list, record } from './common'

const words = () => list(string().trim().required()).optional()

const groups = () =>
  list(
    record({
      same: explained(
        words().min(1).required(),
        'What visitors call one thing: each of these finds what any of them finds.',
        'Ce que les visiteurs appellent de plusieurs noms : chacun trouve ce que trouve l’un d’eux.',
      ),
      from: explained(
        words(),
        'Words that lead to those of same, and not back: products, laws, neighbouring subjects.',
        'Des mots qui mènent à ceux de same, sans retour : produits, lois, sujets voisins.',
      ),
    }),
  )

/** `content/search-words.yaml`: visitors' words for the subjects of articles and services. */
export const searchWordsSchema = record({ both: groups(), fr: groups(), en: groups() })

export type SearchWords = InferType<typeof searchWordsSchema>
