import { type InferType, string } from 'yup'
import { inEachLanguage } from '../../site/languages'
import { explained, list, record, slug } from './common'

const words = () => list(string().trim().required()).optional()

const groups = () =>
  list(
    record({
      same: explained(
        words().min(1),
        'What visitors call one thing: each of these finds what any of them finds.',
        'Ce que les visiteurs appellent de plusieurs noms : chacun trouve ce que trouve l’un d’eux.',
      ),
      to: explained(
        list(slug().required().meta({ cites: 'article' }))
          .min(1)
          .optional(),
        'The folders of articles to which the words of from lead, the best first.',
        'Les dossiers des articles auxquels mènent les mots de from, le meilleur d’abord.',
      ),
      from: explained(
        words(),
        'Words that lead to those of same, and not back, or to the articles of to: products, laws, neighbouring subjects.',
        'Des mots qui mènent à ceux de same, sans retour, ou aux articles de to : produits, lois, sujets voisins.',
      ),
      hints: explained(
        words(),
        'Words of many meanings: they find the articles of to alone, or beside other words that mean these articles.',
        'Des mots à plusieurs sens : ils trouvent les articles de to seuls, ou avec d’autres mots qui désignent ces articles.',
      ),
    }).test('sameOrTo', ({ same, to, from, hints }) =>
      same ? !to && !hints : Boolean(to && (from ?? hints)),
    ),
  )

/** `content/search-words.yaml`: visitors' words for the subjects of articles and services. */
export const searchWordsSchema = record({ both: groups(), ...inEachLanguage(groups) })

export type SearchWords = InferType<typeof searchWordsSchema>
