import type { Language } from '../site/languages'
import type { Price } from '../site/starting-offer'

export type { Price }

export type Localized = Readonly<Record<Language, string>>
export type Duration = { readonly from: number | null; readonly to: number | null; readonly unit: string }
export type Offer = Queries.OfferPartsFragment

export type Area = { readonly area: string; readonly offers: readonly Offer[] }

type Spanned = { readonly price: Price | null; readonly duration: Duration | null }

/** Returns the price that covers all of these, from the lowest amount to the highest; null if one is on quote. */
function spanPrice(offers: readonly Spanned[]): Price | null {
  const prices = offers.flatMap(({ price }) => (price ? [price] : []))
  const [first] = prices
  if (!first || prices.length < offers.length) return null
  if (prices.some(({ per }) => per !== first.per))
    throw new Error('An entry of the price list mixes prices by the day, month and project')
  const amount = Math.min(...prices.map((price) => price.amount))
  const upTo = Math.max(...prices.map((price) => price.upTo ?? price.amount))
  return { amount, upTo: upTo > amount ? upTo : null, per: first.per }
}

/** Returns the price that covers all projects of the list: what is sold by the day or month is none. */
export const projectRange = (lines: readonly Spanned[]): Price | null =>
  spanPrice(lines.filter(({ price }) => !price?.per))

/** Returns the duration that covers all of these, if known. */
export function spanDuration(offers: readonly Spanned[]): Duration | null {
  const durations = offers.flatMap(({ duration }) =>
    duration?.from ? [{ ...duration, from: duration.from }] : [],
  )
  const [first] = durations
  if (!first) return offers[0]?.duration ?? null
  if (durations.some(({ unit }) => unit !== first.unit))
    throw new Error('An entry of the price list mixes weeks and months')
  const from = Math.min(...durations.map((duration) => duration.from))
  const to = Math.max(...durations.map((duration) => duration.to ?? duration.from))
  return { from, to: to > from ? to : null, unit: first.unit }
}

export type PriceLine = {
  id: string
  name: Localized
  summary: Localized
  price: Price | null
  duration: Duration | null
  badge: string | null
  features: readonly Localized[]
  /** The service to preselect in the contact form. */
  service: string
  /** The service area it belongs to. */
  area: string
  /** Whether it is one offer, not several. */
  single: boolean
}

/**
 * Returns the lines of the price list in order. An entry of several offers becomes one line that spans them, so that
 * every amount is written only once.
 *
 * @throws if an entry names an offer that no service area has
 */
export function priceLines(
  entries: Queries.PriceListPartsFragment['entries'],
  areas: readonly Area[],
): PriceLine[] {
  const known = new Map(
    areas.flatMap(({ area, offers }) => offers.map((offer) => [offer.offer, { ...offer, area }] as const)),
  )
  return entries.map((entry) => {
    const offers = entry.offers.map((id) => {
      const offer = known.get(id)
      if (!offer)
        throw new Error(`content/offers/price-list.yaml names "${id}", which no file of content/offers has`)
      return offer
    })
    const [first] = offers
    if (!first) throw new Error('content/offers/price-list.yaml has an entry without offers')
    return {
      id: first.offer,
      name: entry.name ?? first.name,
      summary: entry.summary ?? first.summary,
      price: spanPrice(offers),
      duration: spanDuration(offers),
      single: offers.length === 1,
      badge: offers.length === 1 ? first.badge : null,
      features: offers.length === 1 ? first.features : [],
      service: first.contactAs ?? first.offer,
      area: first.area,
    }
  })
}
