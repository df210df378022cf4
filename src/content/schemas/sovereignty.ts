import { array, type InferType, number, object, string } from 'yup'
import { editions } from '../../sovereignty-check/framework'
import { en } from '../check/messages/en'
import { day, localizedText } from './common'
import { explained } from './explained'

const weight = () => number().integer().positive().max(100).required()

const ladder = (sentence: { en: string; fr: string }) =>
  array(number().min(0).required())
    .required()
    .test(
      'ladderLength',
      ({ path }) => en.ladderLength({ field: path }),
      (steps, { parent }) => {
        const answers: unknown = Reflect.get(Object(parent), 'answers')
        return !Array.isArray(answers) || answers.length === steps.length
      },
    )
    .meta(explained(sentence))

const criterion = object({
  id: string()
    .matches(/^\d\.\d$/)
    .required()
    .meta(
      explained({
        en: 'Its number in the framework, in quotes: "3.1".',
        fr: 'Son numéro dans le cadre, entre guillemets : "3.1".',
      }),
    ),
  name: localizedText.required().meta(
    explained({
      en: 'Two or three words, for the result.',
      fr: 'Deux ou trois mots, pour le résultat.',
    }),
  ),
  question: localizedText.required().meta(
    explained({
      en: 'The question to the visitor.',
      fr: 'La question au visiteur.',
    }),
  ),
  answers: array(localizedText.required())
    .min(2)
    .required()
    .meta(
      explained({
        en: 'The answers, from the weakest to the strongest.',
        fr: 'Les réponses, de la plus faible à la plus forte.',
      }),
    ),
  points: ladder({
    en: 'The points of each answer, as the source gives them.',
    fr: 'Les points de chaque réponse, tels que la source les donne.',
  }),
  seals: ladder({
    en: 'The level of each answer, 0 to 4.',
    fr: 'Le niveau de chaque réponse, de 0 à 4.',
  }).of(number().integer().min(0).max(4).required()),
  how: localizedText.required().meta(
    explained({
      en: 'Where the answer can be found.',
      fr: 'Où trouver la réponse.',
    }),
  ),
  ask: localizedText.required().meta(
    explained({
      en: 'The question to put to the provider, for the letter.',
      fr: 'La question à poser au prestataire, pour la lettre.',
    }),
  ),
  article: string().meta(
    explained({
      en: 'The folder of the article that explains it.',
      fr: 'Le dossier de l’article qui l’explique.',
    }),
  ),
})
  .noUnknown()
  .strict()

const objective = object({
  id: string().required(),
  name: localizedText.required(),
  about: localizedText.required(),
  weights: object({ october2025: weight(), june2026: weight() }).noUnknown().required(),
  criteria: array(criterion.required()).min(1).required(),
})
  .noUnknown()
  .strict()

/** `content/sovereignty.yaml`: the criteria of the Cloud Sovereignty Framework, their answers, points and levels. */
export const sovereigntySchema = object({
  source: object({
    name: localizedText.required(),
    url: string().url().required(),
    day: day()
      .required()
      .meta(explained({ en: 'The day of the edition.', fr: 'Le jour de l’édition.' })),
    checkedAt: day()
      .required()
      .meta(
        explained({
          en: 'The day on which the file was last compared with the source.',
          fr: 'Le jour où le fichier a été comparé à la source pour la dernière fois.',
        }),
      ),
  })
    .noUnknown()
    .required(),
  corrections: array(localizedText.required())
    .required()
    .meta(
      explained({
        en: 'Slips of the source, and what we put instead; the page shows them.',
        fr: 'Les erreurs de la source, et ce que nous y mettons ; la page les montre.',
      }),
    ),
  objectives: array(objective.required())
    .min(1)
    .required()
    .test('weightsOfEdition', (objectives, { createError }) => {
      const wrong = editions.find(
        (edition) => objectives.reduce((sum, { weights }) => sum + weights[edition], 0) !== 100,
      )
      return (
        !wrong ||
        createError({
          path: `objectives[0].weights.${wrong}`,
          type: 'hundred',
          message: ({ path }) => en.hundred({ field: path }),
        })
      )
    })
    .test('criterionTwice', (objectives, { createError }) => {
      const places = objectives.flatMap(({ criteria }, index) =>
        criteria.map(({ id }, place) => ({ id, path: `objectives[${index}].criteria[${place}].id` })),
      )
      const second = places.find(({ id }, index) => places.findIndex((one) => one.id === id) < index)
      return (
        !second ||
        createError({ path: second.path, message: ({ path }) => en.criterionTwice({ field: path }) })
      )
    }),
})
  .noUnknown()
  .strict()
  .required()

export type Sovereignty = InferType<typeof sovereigntySchema>
export type SovereigntyCriterion = Sovereignty['objectives'][number]['criteria'][number]
