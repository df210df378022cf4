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

test('an offer has the name that other pages sell it by, with the words that the contact form adds, and its contents', () => {
  const catalogue = catalogueOf(
    {
      priceList: { validUntil: '2026-12-31', expired: false, stages: [100], vat: 20 },
      areas: {
        nodes: [
          {
            area: 'consulting',
            serverRent: null,
            offers: [offer('day', 'Architecture advice', 'Consulting')],
          },
          {
            area: 'support',
            serverRent: null,
            offers: [offer('plan', 'Premium', 'Premium support'), offer('other', 'Standard', null)],
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
})
