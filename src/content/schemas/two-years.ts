import { array, type InferType, number, object, string } from 'yup'
import { day, localizedText } from './common'
import { explained } from './explained'

const offer = () =>
  string()
    .required()
    .meta(
      explained({
        en: 'The id of an offer of content/offers.',
        fr: 'L’identifiant d’une offre de content/offers.',
      }),
    )

const server = object({
  name: localizedText.required(),
  month: string()
    .required()
    .meta(
      explained({
        en: 'The id of a monthly rent of content/figures.yaml, in euros.',
        fr: 'L’identifiant d’un loyer mensuel de content/figures.yaml, en euros.',
      }),
    ),
})
  .noUnknown()
  .strict()

const example = object({
  area: string().oneOf(['cloud', 'ai']).required(),
  about: localizedText.required(),
  offer: offer(),
  plan: offer(),
  servers: array(server.required()).min(1).strict().required(),
  hours: number()
    .min(0)
    .required()
    .meta(
      explained({
        en: 'Hours of the client’s own team, a month.',
        fr: 'Heures de l’équipe du client, par mois.',
      }),
    ),
  work: localizedText
    .required()
    .meta(explained({ en: 'What these hours are spent on.', fr: 'À quoi passent ces heures.' })),
})
  .noUnknown()
  .strict()

/** `content/two-years.yaml`: the data of the cases on the pages of the cloud and of private AI. */
export const twoYearsSchema = object({
  estimatedOn: day().required(),
  hourRate: number().min(0).required(),
  cases: array(example.required()).strict().required(),
})
  .noUnknown()
  .strict()
  .required()

export type TwoYearsFile = InferType<typeof twoYearsSchema>
