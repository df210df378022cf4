import { array, type InferType, number, object, string } from 'yup'
import { services } from '../../offers/services'
import { day, localizedText } from './common'

const euros = () => number().integer().positive()

/** Amounts in whole euros; `upTo` makes a range; without a price an offer is on quote. */
const price = object({ amount: euros().required(), upTo: euros(), per: string().oneOf(['day', 'month']) })
  .noUnknown()
  .default(undefined)

const duration = object({
  from: number().integer().positive(),
  to: number().integer().positive(),
  unit: string().oneOf(['week', 'month', 'demand']).required(),
})
  .noUnknown()
  .default(undefined)

const offer = object({
  offer: string().required(),
  name: localizedText.required(),
  contactName: localizedText.default(undefined),
  contactAs: string().oneOf(services),
  summary: localizedText.required(),
  badge: string().oneOf(['popular', 'recommended']),
  price,
  duration,
  features: array(localizedText.required()).min(1).required(),
})
  .noUnknown()
  .strict()

/** `content/offers/<area>.yaml`: the offers of one service area. */
export const offerAreaSchema = object({
  area: string().oneOf(['cloud', 'ai', 'mvp', 'automation', 'consulting', 'support']).required(),
  order: number().integer().required(),
  offers: array(offer).min(1).required(),
})
  .noUnknown()
  .strict()

/** `content/offers/packs.yaml`: combined packs, excluding VAT. The saving is computed. */
export const packsSchema = object({
  packs: array(
    object({
      pack: string().oneOf(services).required(),
      title: localizedText.required(),
      contactName: localizedText.required(),
      description: localizedText.required(),
      originalPrice: euros().required(),
      price: euros()
        .required()
        .test(
          'reduced',
          '${path} must be below originalPrice',
          (value, context) => value < context.parent.originalPrice,
        ),
    })
      .noUnknown()
      .strict(),
  ).required(),
})
  .noUnknown()
  .strict()

/** `content/offers/price-list.yaml`: what the pricing page lists, until when it holds, and the stages of payment in %. */
export const priceListSchema = object({
  validUntil: day().required(),
  stages: array(number().integer().positive().required())
    .required()
    .test(
      'whole',
      '${path} must add up to 100',
      (stages) => stages.reduce((sum, stage) => sum + stage, 0) === 100,
    ),
  entries: array(
    object({
      offers: array(string().required()).min(1).required(),
      name: localizedText.default(undefined),
      summary: localizedText.default(undefined),
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
