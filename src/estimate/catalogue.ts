import type { Language } from '../site/languages'
import { areasToChooseFrom } from '../site/service-pages'

/** An offer that can be chosen. Amounts are whole cents, excluding VAT; without one, the price is on request. */
export type Item = {
  id: string
  area: string
  name: string
  amount: number | null
  /** The upper end of a range. */
  upTo: number | null
  per: 'day' | 'month' | null
  weeks: { from: number; to: number } | null
  features: readonly string[]
  /** The areas included, so that nothing else is needed from them. */
  includes: readonly string[]
  /** Its name in the contact form. */
  service: string
}

export type Pack = {
  id: string
  name: string
  price: number
  /** The offers that it consists of; empty if the price list does not say. */
  offers: readonly string[]
  /** The areas that it takes something from. */
  areas: readonly string[]
}

/** The data of an estimate: the price list in one language, on one day. */
export type Catalogue = {
  day: string
  validUntil: string
  expired: boolean
  /** The stages of payment, in percent. */
  stages: readonly number[]
  /** Value added tax, in percent. */
  vat: number
  items: readonly Item[]
  packs: readonly Pack[]
  /** The areas whose offers need servers that the client rents. */
  rented: readonly string[]
  /** The site's address. */
  url: string
}

/**
 * Returns an offer's name as the other pages sell it: in the contact form's words where they only add to it, as “Support
 * Premium” does to “Premium”.
 */
const nameOf = (name: string, inContact = name) => (inContact.includes(name) ? inContact : name)

const cents = (euros: number | null | undefined) => (euros ? euros * 100 : null)

/**
 * Builds the catalogue from the page's query of `content/offers`.
 *
 * @throws if the price list, the organisation or the day is missing
 */
export function catalogueOf(
  { priceList, areas, packs, organization, build }: Queries.EstimatePartsFragment,
  language: Language,
): Catalogue {
  if (!priceList) throw new Error('content/offers/price-list.yaml is missing')
  if (!organization) throw new Error('content/site.yaml does not describe the organisation')
  if (!build) throw new Error('The build has no day')
  return {
    day: build.day,
    validUntil: priceList.validUntil,
    expired: priceList.expired,
    stages: priceList.stages,
    vat: priceList.vat,
    items: areasToChooseFrom
      .flatMap((name) => areas.nodes.filter(({ area }) => area === name))
      .flatMap(({ area, offers }) =>
        offers.map(({ offer, name, contactName, contactAs, includesAreas, price, duration, features }) => ({
          id: offer,
          area,
          name: nameOf(name[language], contactName?.[language]),
          amount: cents(price?.amount),
          upTo: cents(price?.upTo),
          per: price?.per === 'day' || price?.per === 'month' ? price.per : null,
          weeks:
            duration?.unit === 'week' && duration.from
              ? { from: duration.from, to: duration.to ?? duration.from }
              : null,
          features: features.map((feature) => feature[language]),
          includes: includesAreas ?? [],
          service: contactAs ?? offer,
        })),
      ),
    packs: (packs?.packs ?? []).map(({ pack, contactName, price, offers, areas: ofAreas }) => ({
      id: pack,
      name: contactName[language],
      price: price * 100,
      offers: offers ?? [],
      areas: ofAreas ?? [],
    })),
    rented: areas.nodes.filter(({ serverRent }) => serverRent).map(({ area }) => area),
    url: organization.url,
  }
}

/** The quantity of each offer or pack, by id. */
export type Choice = Readonly<Record<string, number>>

/** Cents, from the lower bounds to the upper ones; equal if nothing is a range. */
export type Range = { from: number; to: number }

/** The most that can be ordered at once. */
export const most = { day: 200, month: 60 } as const
