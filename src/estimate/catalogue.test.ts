import { catalogueOf } from './catalogue'

const offer = (id: string, name: string, contactName: string | null) => ({
  offer: id,
  name: { en: name, fr: name },
  contactName: contactName === null ? null : { en: contactName, fr: contactName },
  contactAs: null,
  includesAreas: null,
  price: null,
  duration: null,
  features: [{ en: `${name} in words`, fr: '' }],
})

test('an offer has the name that other pages sell it by, with the words that the contact form adds, its contents, price and weeks', () => {
  const catalogue = catalogueOf(
    {
      priceList: { validUntil: '2026-12-31', expired: false, stages: [100], vat: 20 },
      areas: {
        nodes: [
          {
            area: 'consulting',
            serverRent: null,
            offers: [
              {
                ...offer('day', 'Architecture advice', 'Consulting'),
                contactAs: 'other',
                price: { amount: 2500, upTo: null, per: 'day' },
                duration: { unit: 'month', from: 3, to: 12 },
              },
            ],
          },
          {
            area: 'support',
            serverRent: true,
            offers: [
              {
                ...offer('plan', 'Premium', 'Premium support'),
                price: { amount: 400, upTo: null, per: 'month' },
              },
              { ...offer('other', 'Standard', null), duration: { unit: 'week', from: 2, to: null } },
            ],
          },
        ],
      },
      packs: null,
      organization: { url: 'https://example.org' },
      build: { day: '2026-11-23' },
    },
    'en',
  )
  expect(catalogue.items.map(({ name }) => name)).toEqual([
    'Architecture advice',
    'Premium support',
    'Standard',
  ])
  expect(catalogue.items[2]?.features).toEqual(['Standard in words'])
  expect(catalogue.items.map(({ amount, per, weeks, service }) => [amount, per, weeks, service])).toEqual([
    [2_500_00, 'day', null, 'other'],
    [400_00, 'month', null, 'plan'],
    [null, null, { from: 2, to: 2 }, 'other'],
  ])
  expect(catalogue.rented).toEqual(['support'])
})
