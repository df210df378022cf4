import type { Offer, OfferCatalog, PriceSpecification, Service, UnitPriceSpecification } from 'schema-dts'
import type { Language } from '../site/languages'
import type { PriceTerms } from './PriceNote'
import type { Localized, Price } from './price-list'

type Named = { name: Localized; summary: Localized; price: Price | null }
type Pack = Queries.PackPartsFragment

/** Data that all offers of a page share: its language, until when its prices hold, the seller. */
export type OfferTerms = PriceTerms & { language: Language; seller: { '@id': string } }

/** Codes of UN/CEFACT recommendation 20, as schema.org requires. */
const unitCodes: Readonly<Record<string, string>> = { day: 'DAY', month: 'MON' }

/** All prices of the site exclude tax. */
const inEuros = { priceCurrency: 'EUR', valueAddedTaxIncluded: false } as const

function priceSpecification(price: Price): PriceSpecification | UnitPriceSpecification {
  const amount = price.upTo ? { minPrice: price.amount, maxPrice: price.upTo } : { price: price.amount }
  return price.per
    ? { '@type': 'UnitPriceSpecification', ...inEuros, ...amount, unitCode: unitCodes[price.per] }
    : { '@type': 'PriceSpecification', ...inEuros, ...amount }
}

/**
 * Returns the offers with a price in schema.org's vocabulary. Offers on quote have no price; expired prices are left
 * out, so that no program passes them on as current.
 */
export const offerJsonLd = (
  offers: readonly Named[],
  { language, validUntil, expired, seller }: OfferTerms,
): Offer[] =>
  offers.flatMap(({ name, summary, price }) =>
    price && !expired
      ? [
          {
            '@type': 'Offer' as const,
            name: name[language],
            description: summary[language],
            priceSpecification: priceSpecification(price),
            priceValidUntil: validUntil,
            seller,
          },
        ]
      : [],
  )

const packOffer = ({ title, description, price }: Pack): Named => ({
  name: title,
  summary: description,
  price: { amount: price, upTo: null, per: null },
})

type ServicePage = { id: string; name: string; description: string; offers: readonly Named[] }

/** Returns a service, with its offers if it has any with a price. */
export function serviceJsonLd({ id, name, description, offers }: ServicePage, terms: OfferTerms): Service {
  const things = offerJsonLd(offers, terms)
  return {
    '@type': 'Service',
    '@id': id,
    name,
    description,
    provider: terms.seller,
    ...(things.length > 0 && { offers: things }),
  }
}

type PricePage = { id: string; name: string; offers: readonly Named[]; packs: readonly Pack[] }

/** Returns the price list, of every offer and pack with a current price, if there is one. */
export function priceListJsonLd({ id, name, offers, packs }: PricePage, terms: OfferTerms): OfferCatalog[] {
  const things = offerJsonLd([...offers, ...packs.map(packOffer)], terms)
  return things.length > 0 ? [{ '@type': 'OfferCatalog', '@id': id, name, itemListElement: things }] : []
}
