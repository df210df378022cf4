import { suggestedPages } from './suggested-pages'

const words = (en: string, fr: string) => ({ en, fr })
const data = {
  areas: {
    nodes: [
      {
        area: 'consulting',
        offers: [
          {
            offer: 'audit',
            name: words('Audit', 'Audit de souveraineté'),
            price: { amount: 4500, upTo: null, per: null },
          },
          {
            offer: 'day',
            name: words('Day', 'Journée'),
            price: { amount: 850, upTo: null, per: 'day' },
          },
          { offer: 'talk', name: words('Talk', 'Échange'), price: null },
        ],
      },
    ],
  },
  packs: { packs: [{ pack: 'all', title: words('All', 'Tout'), price: 9000 }] },
}

const pages = async () => suggestedPages(async () => ({ data: JSON.parse(JSON.stringify(data)) }), 'fr')

test('suggests offers on the pages that describe them, with their price if they have one', async () => {
  expect(await pages()).toEqual(
    expect.arrayContaining([
      {
        title: 'Audit de souveraineté',
        text: expect.stringContaining('prix'),
        address: '/fr/services/conseil-strategique#packages',
        price: expect.stringMatching(/^4\s500\s€$/u),
      },
      {
        title: 'Échange',
        text: expect.any(String),
        address: '/fr/services/conseil-strategique#packages',
      },
      expect.objectContaining({
        title: 'Tout',
        address: '/fr/pricing#packs',
        price: expect.stringMatching(/^9\s000\s€$/u),
      }),
      expect.objectContaining({ title: 'Journée', price: expect.stringMatching(/^850\s€ par jour$/u) }),
    ]),
  )
})

test.each([
  ['/fr/estimate', 'devis'],
  ['/fr/pricing', 'quote'],
  ['/fr/tools', 'calculateur'],
  ['/fr/tools/ai-act', 'IA Act'],
  ['/fr/tools/sovereignty', 'test de souveraineté'],
  ['/fr/contact', 'contact'],
  ['/fr/services/cloud-souverain', 'migration'],
])('finds %s by the name “%s”', async (address, name) => {
  expect(await pages()).toContainEqual(
    expect.objectContaining({ address, names: expect.arrayContaining([name]) }),
  )
})

test('suggests the prices, every service and every tool', async () => {
  const addresses = (await pages()).map(({ address }) => address)
  expect(addresses).toEqual(
    expect.arrayContaining(['/fr/pricing', '/fr/services/ia-privee', '/fr/tools/ai-act', '/fr/estimate']),
  )
})
