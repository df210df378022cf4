import { type InferType, type NumberSchema, number, string } from 'yup'
import { editions } from '../../sovereignty-check/framework'
import { fieldOf, valueAt } from '../field-of'
import { day, explained, list, localizedText, record } from './common'

const weight = () => number().integer().positive().max(100).required()

const ladder = (step: NumberSchema<number>, en: string, fr: string) =>
  explained(
    list(step).test('ladderLength', (steps, { parent }) => {
      const answers = fieldOf(parent, 'answers')
      return !Array.isArray(answers) || answers.length === steps.length
    }),
    en,
    fr,
  )

const criterion = record({
  id: explained(
    string()
      .matches(/^\d\.\d$/)
      .required(),
    'Its number in the framework, in quotes: "3.1".',
    'Son numéro dans le cadre, entre guillemets : "3.1".',
  ),
  name: explained(
    localizedText,
    'Two or three words, for the result.',
    'Deux ou trois mots, pour le résultat.',
  ),
  question: explained(localizedText, 'The question to the visitor.', 'La question au visiteur.'),
  answers: explained(
    list(localizedText).min(2),
    'The answers, from the weakest to the strongest.',
    'Les réponses, de la plus faible à la plus forte.',
  ),
  points: ladder(
    number().min(0).required(),
    'The points of each answer, as the source gives them.',
    'Les points de chaque réponse, tels que la source les donne.',
  ),
  seals: ladder(
    number().integer().min(0).max(4).required(),
    'The level of each answer, 0 to 4.',
    'Le niveau de chaque réponse, de 0 à 4.',
  ),
  how: explained(localizedText, 'Where the answer can be found.', 'Où trouver la réponse.'),
  ask: explained(
    localizedText,
    'The question to put to the provider, for the letter.',
    'La question à poser au prestataire, pour la lettre.',
  ),
  article: explained(
    string().meta({ cites: 'linkedArticle' }),
    'The folder of the article that explains it.',
    'Le dossier de l’article qui l’explique.',
  ),
})

const objective = record({
  id: string().required(),
  name: localizedText,
  about: localizedText,
  weights: record({ october2025: weight(), june2026: weight() }),
  criteria: list(criterion).min(1),
})

/** `content/sovereignty.yaml`: criteria of the Cloud Sovereignty Framework with answers, points, levels. */
export const sovereigntySchema = record({
  source: record({
    name: localizedText,
    url: string().url().required(),
    day: explained(day().required(), 'The day of the edition.', 'Le jour de l’édition.'),
    checkedAt: explained(
      day().required(),
      'The day on which the file was last compared with the source.',
      'Le jour où le fichier a été comparé à la source pour la dernière fois.',
    ),
  }),
  corrections: explained(
    list(localizedText),
    'Errors in the source, and what we put instead; the page shows them.',
    'Les erreurs de la source, et ce que nous y mettons ; la page les montre.',
  ),
  objectives: list(objective)
    .min(1)
    .test('weightsOfEdition', (objectives, { createError }) => {
      const wrong = editions.find((edition) => {
        const weights = objectives.map((objective) => valueAt(objective, `weights.${edition}`))
        // Their own schema reports those that are not numbers.
        return (
          weights.every((weight) => typeof weight === 'number') &&
          weights.reduce((sum, weight) => sum + weight, 0) !== 100
        )
      })
      return (
        !wrong ||
        createError({
          path: `objectives[0].weights.${wrong}`,
          type: 'hundred',
        })
      )
    })
    .test('criterionTwice', (objectives, { createError }) => {
      const places = objectives.flatMap((objective, index) =>
        [fieldOf(objective, 'criteria')].flat().map((criterion, place) => ({
          id: fieldOf(criterion, 'id'),
          path: `objectives[${index}].criteria[${place}].id`,
        })),
      )
      const second = places.find(
        ({ id }, index) => id !== undefined && places.findIndex((one) => one.id === id) < index,
      )
      return !second || createError({ path: second.path })
    }),
})

export type Sovereignty = InferType<typeof sovereigntySchema>
