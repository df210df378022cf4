import { offerJsonLd, priceListJsonLd, serviceJsonLd } from './offer-json-ld'
import type { Price } from './price-list'

const terms = {
  language: 'fr' as const,
  validUntil: '2025-12-31',
  expired: false,
  seller: { '@id': 'https://site.example/#organization' },
}
const offer = (price: Price | null) => ({
  name: { en: 'Growth', fr: 'Croissance' },
  summary: { en: 'Two servers.', fr: 'Deux serveurs.' },
  price,
})

test.each([
  ['a price', { amount: 8900, upTo: null, per: null }, { '@type': 'PriceSpecification', price: 8900 }],
  [
    'a range',
    { amount: 25_000, upTo: 35_000, per: null },
    { '@type': 'PriceSpecification', minPrice: 25_000, maxPrice: 35_000 },
  ],
  [
    'a price a day',
    { amount: 2500, upTo: null, per: 'day' },
    { '@type': 'UnitPriceSpecification', price: 2500, unitCode: 'DAY' },
  ],
  [
    'a price a month',
    { amount: 1200, upTo: null, per: 'month' },
    { '@type': 'UnitPriceSpecification', price: 1200, unitCode: 'MON' },
  ],
])('an offer with %s, without tax', (_, price, specification) => {
  expect(offerJsonLd([offer(price)], terms)).toEqual([
    {
      '@type': 'Offer',
      name: 'Croissance',
      description: 'Deux serveurs.',
      priceSpecification: { priceCurrency: 'EUR', valueAddedTaxIncluded: false, ...specification },
      priceValidUntil: '2025-12-31',
      seller: terms.seller,
    },
  ])
})

test('an offer on quote has no price, and is left out of the offers', () => {
  expect(offerJsonLd([offer(null)], terms)).toEqual([])
})

test('a service names its provider and its offers', () => {
  const service = serviceJsonLd(
    {
      id: '#service',
      name: 'Cloud',
      description: '…',
      offers: [offer({ amount: 1, upTo: null, per: null })],
    },
    terms,
  )
  expect(service).toMatchObject({
    '@type': 'Service',
    provider: terms.seller,
    offers: [{ name: 'Croissance' }],
  })
})

const pack = {
  pack: 'p',
  title: { en: 'Pack', fr: 'Pack' },
  description: { en: 'All.', fr: 'Tout.' },
  contents: null,
  originalPrice: 10,
  price: 8,
}

test('the price list has packs, with prices without tax', () => {
  expect(priceListJsonLd({ id: '#prices', name: 'Tarifs', offers: [], packs: [pack] }, terms)).toMatchObject([
    {
      '@type': 'OfferCatalog',
      itemListElement: [{ name: 'Pack', priceSpecification: { price: 8, valueAddedTaxIncluded: false } }],
    },
  ])
})

test('expired prices are left out of the service, and leave no price list', () => {
  const offers = [offer({ amount: 8900, upTo: null, per: null })]
  const past = { ...terms, expired: true }
  expect(serviceJsonLd({ id: '#service', name: 'Cloud', description: '…', offers }, past)).toEqual({
    '@type': 'Service',
    '@id': '#service',
    name: 'Cloud',
    description: '…',
    provider: terms.seller,
  })
  expect(priceListJsonLd({ id: '#prices', name: 'Tarifs', offers, packs: [pack] }, past)).toEqual([])
})
