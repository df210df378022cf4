import { type InferType, number, string } from 'yup'
import { day, explained, list, localizedText, record } from './common'

const offer = () =>
  explained(
    string().required().meta({ cites: 'pricedOffer' }),
    'The id of an offer of content/offers.',
    'L’identifiant d’une offre de content/offers.',
  )

const server = record({
  name: localizedText,
  month: explained(
    string().required().meta({ cites: 'rent' }),
    'The id of a monthly rent of content/figures.yaml, in euros.',
    'L’identifiant d’un loyer mensuel de content/figures.yaml, en euros.',
  ),
})

const example = record({
  area: string().oneOf(['cloud', 'ai']).required(),
  about: localizedText,
  offer: offer(),
  plan: offer(),
  servers: list(server).min(1),
  hours: explained(
    number().min(0).required(),
    'Hours of the client’s own team, a month.',
    'Heures de l’équipe du client, par mois.',
  ),
  work: explained(localizedText, 'What these hours are spent on.', 'À quoi passent ces heures.'),
})

/** `content/two-years.yaml`: the cost cases on the cloud and private AI pages. */
export const twoYearsSchema = record({
  estimatedOn: day().required(),
  hourRate: number().min(0).required(),
  cases: list(example),
})

export type TwoYearsFile = InferType<typeof twoYearsSchema>
