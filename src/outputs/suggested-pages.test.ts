import { inTemporaryProject, writeFiles } from '../../tests/support/temporary-project'
import { suggestedPages } from './suggested-pages'

inTemporaryProject()

beforeEach(() =>
  writeFiles({
    'content/offers/consulting.yaml': `area: consulting
order: 1
offers:
  - offer: audit
    name: { en: Audit, fr: Audit de souveraineté }
    summary: &text { en: Text, fr: Texte }
    price: { amount: 4500 }
    features: [*text]
  - { offer: day, name: { en: Day, fr: Journée }, summary: *text, price: { amount: 850, per: day }, features: [*text] }
  - { offer: talk, name: { en: Talk, fr: Échange }, summary: *text, features: [*text] }
`,
    'content/offers/packs.yaml': `packs:
  - pack: combo-startup
    title: { en: All, fr: Tout }
    contactName: &text { en: Text, fr: Texte }
    description: *text
    originalPrice: 10000
    price: 9000
`,
  }),
)

const pages = () => suggestedPages('fr')

test('suggests offers on the pages that describe them, with their price if they have one', () => {
  expect(pages()).toEqual(
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
])('finds %s by the name “%s”', (address, name) => {
  expect(pages()).toContainEqual(expect.objectContaining({ address, names: expect.arrayContaining([name]) }))
})

test('suggests the prices, every service and every tool', () => {
  const addresses = pages().map(({ address }) => address)
  expect(addresses).toEqual(
    expect.arrayContaining(['/fr/pricing', '/fr/services/ia-privee', '/fr/tools/ai-act', '/fr/estimate']),
  )
})
