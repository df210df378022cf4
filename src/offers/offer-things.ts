import type { Offer, OfferCatalog, PriceSpecification, Service, UnitPriceSpecification } from 'schema-dts'
import type { Language } from '../site/languages'
import type { Localized, Price } from './price-list'

type Named = { name: Localized; summary: Localized; price: Price | null }
type Pack = Queries.PackPartsFragment

/** What all offers of a page share: its language, the day until which its prices hold, who makes them. */
export type OfferTerms = { language: Language; validUntil: string; seller: { '@id': string } }

/** Codes of UN/CEFACT recommendation 20, which schema.org asks for. */
const unitCodes: Readonly<Record<string, string>> = { day: 'DAY', month: 'MON' }

function priceSpecification(price: Price): PriceSpecification | UnitPriceSpecification {
  const amount = price.upTo ? { minPrice: price.amount, maxPrice: price.upTo } : { price: price.amount }
  return price.per
    ? { '@type': 'UnitPriceSpecification', priceCurrency: 'EUR', ...amount, unitCode: unitCodes[price.per] }
    : { '@type': 'PriceSpecification', priceCurrency: 'EUR', ...amount }
}

/** Offers with a price, as schema.org words them; what is on quote has no price to state. */
export const offerThings = (offers: readonly Named[], { language, validUntil }: OfferTerms): Offer[] =>
  offers.flatMap(({ name, summary, price }) =>
    price
      ? [
          {
            '@type': 'Offer' as const,
            name: name[language],
            description: summary[language],
            priceSpecification: priceSpecification(price),
            priceValidUntil: validUntil,
          },
        ]
      : [],
  )

/** A pack's price is the only one that the site states without tax. */
const packThings = (packs: readonly Pack[], { language, validUntil }: OfferTerms): Offer[] =>
  packs.map(({ title, description, price }) => ({
    '@type': 'Offer',
    name: title[language],
    description: description[language],
    priceSpecification: {
      '@type': 'PriceSpecification',
      priceCurrency: 'EUR',
      price,
      valueAddedTaxIncluded: false,
    },
    priceValidUntil: validUntil,
  }))

type ServicePage = { id: string; name: string; description: string; offers: readonly Named[] }

/** A service with its offers. */
export const serviceThing = ({ id, name, description, offers }: ServicePage, terms: OfferTerms): Service => ({
  '@type': 'Service',
  '@id': id,
  name,
  description,
  provider: terms.seller,
  offers: offerThings(offers, terms),
})

type PricePage = { id: string; name: string; offers: readonly Named[]; packs: readonly Pack[] }

/** The price list: every offer and pack that the page shows with a price. */
export const priceListThing = ({ id, name, offers, packs }: PricePage, terms: OfferTerms): OfferCatalog => ({
  '@type': 'OfferCatalog',
  '@id': id,
  name,
  itemListElement: [...offerThings(offers, terms), ...packThings(packs, terms)],
})
