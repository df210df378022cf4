import { array, type InferType, number, object, string, type TestContext } from 'yup'
import { services } from '../../offers/services'
import { day, localizedText } from './common'
import { explained } from './explained'

const euros = () => number().integer().positive()

/** The number that stands beside a field under that name, where there is one. */
function beside({ parent }: TestContext, name: string): number | undefined {
  const value: unknown = parent[name]
  return typeof value === 'number' ? value : undefined
}

/** Amounts in whole euros; `upTo` makes a range; without a price an offer is on quote. */
const price = object({
  amount: euros().required().meta(explained('Whole euros, excluding VAT: 8900.')),
  upTo: euros()
    .test(
      'range',
      '${path} must be above amount',
      (value, context) => value === undefined || value > (beside(context, 'amount') ?? 0),
    )
    .meta(explained('The upper end, where the price is a range.')),
  per: string()
    .oneOf(['day', 'month'])
    .meta(explained('What the price is for, where it is not the whole: day or month.')),
})
  .noUnknown()
  .default(undefined)
  .meta(explained('Without a price, the offer is on quote.'))

const duration = object({
  from: number()
    .integer()
    .positive()
    .test(
      'counted',
      '${path} is missing: only “unit: demand” goes without numbers',
      (value, { parent }) => value !== undefined || !['week', 'month'].includes(parent.unit),
    )
    .meta(explained('How many weeks or months it takes at least.')),
  to: number()
    .integer()
    .positive()
    .test(
      'range',
      '${path} must be above from',
      (value, context) => value === undefined || value > (beside(context, 'from') ?? 0),
    )
    .meta(explained('How many at most.')),
  unit: string()
    .oneOf(['week', 'month', 'demand'])
    .required()
    .test(
      'uncounted',
      '${path} can be “demand” only without from and to',
      (value, context) =>
        value !== 'demand' || (beside(context, 'from') ?? beside(context, 'to')) === undefined,
    )
    .meta(explained('week, month, or demand: without numbers.')),
})
  .noUnknown()
  .default(undefined)
  .meta(explained('How long it takes: { from: 3, to: 4, unit: week }.'))

const offer = object({
  offer: string()
    .required()
    .meta(explained('The name by which other files and the contact form know it, like cloud-growth.')),
  name: localizedText.required().meta(explained('What visitors read: { en: …, fr: … }.')),
  contactName: localizedText
    .default(undefined)
    .meta(explained('Its name in the list of the contact form, where that differs.')),
  contactAs: string()
    .oneOf(services)
    .meta(
      explained('The service of the contact form that it is asked for as, where it has none of its own.'),
    ),
  summary: localizedText.required().meta(explained('One sentence: { en: …, fr: … }.')),
  badge: string().oneOf(['popular', 'recommended']).meta(explained('On one offer of the area at most.')),
  price,
  duration,
  features: array(localizedText.required())
    .min(1)
    .required()
    .meta(explained('What it includes, a line each: { en: …, fr: … }.')),
})
  .noUnknown()
  .strict()

/** `content/offers/<area>.yaml`: the offers of one service area. */
export const offerAreaSchema = object({
  area: string()
    .oneOf(['cloud', 'ai', 'mvp', 'automation', 'consulting', 'support'])
    .required()
    .meta(explained('The service page that shows these offers.')),
  order: number().integer().required().meta(explained('The place of the area among the others: 1 is first.')),
  offers: array(offer)
    .min(1)
    .required()
    .test(
      'badges',
      '${path} must have one badge at most',
      (offers) => (offers?.filter(({ badge }) => badge).length ?? 0) <= 1,
    )
    .meta(explained('From the smallest to the largest, as the page shows them.')),
})
  .noUnknown()
  .strict()

/** `content/offers/packs.yaml`: combined packs, excluding VAT. The saving is computed. */
export const packsSchema = object({
  packs: array(
    object({
      pack: string()
        .oneOf(services)
        .required()
        .meta(explained('The service of the contact form that the pack is.')),
      title: localizedText.required(),
      contactName: localizedText.required(),
      description: localizedText.required(),
      originalPrice: euros()
        .required()
        .meta(explained('What its parts cost one by one, in whole euros excluding VAT.')),
      price: euros()
        .required()
        .test(
          'reduced',
          '${path} must be below originalPrice',
          (value, context) => value < context.parent.originalPrice,
        )
        .meta(explained('What the pack costs, below originalPrice; the saving is computed.')),
    })
      .noUnknown()
      .strict(),
  ).required(),
})
  .noUnknown()
  .strict()

/** `content/offers/price-list.yaml`: what the pricing page lists, until when it holds, and the stages of payment in %. */
export const priceListSchema = object({
  validUntil: day().required().meta(explained('The last day on which these prices hold, like 2026-12-31.')),
  stages: array(number().integer().positive().required())
    .required()
    .test(
      'whole',
      '${path} must add up to 100',
      (stages) => stages.reduce((sum, stage) => sum + stage, 0) === 100,
    )
    .meta(explained('The stages of payment in %; together 100.')),
  entries: array(
    object({
      offers: array(string().required())
        .min(1)
        .required()
        .meta(explained('The offers that share this line, by the names of content/offers/<area>.yaml.')),
      name: localizedText
        .default(undefined)
        .meta(explained('The name of the line, where it is not that of its offer.')),
      summary: localizedText
        .default(undefined)
        .meta(explained('One sentence, where it is not that of its offer.')),
    })
      .noUnknown()
      .strict(),
  ).required(),
})
  .noUnknown()
  .strict()

export type OfferArea = InferType<typeof offerAreaSchema>
export type Packs = InferType<typeof packsSchema>
export type PriceList = InferType<typeof priceListSchema>
