import { offer, offerAreas, packs, priceList } from '../../tests/offers'
import { saving } from './Packs'
import { type Duration, type Price, priceLines } from './price-list'
import { services } from './services'

/** content/offers against section 9 of the specification, row by row and in its own notation. */

const thousands = (amount: number) => String(amount).replace(/\B(?=(\d{3})+$)/g, ' ')
const euros = (amount: number) => `${thousands(amount)}€`

function priceInSpec(price: Price | null): string {
  if (!price) return 'on quote'
  const range = price.upTo ? `${euros(price.amount)}-${euros(price.upTo)}` : euros(price.amount)
  return price.per ? `${range} per ${price.per}` : range
}

function durationInSpec(duration: Duration | null): string {
  if (!duration) return ''
  if (duration.unit === 'demand') return 'on demand'
  return `${duration.from}${duration.to ? `-${duration.to}` : ''} ${duration.unit}s`
}

const withPlainSpaces = (text: string) => text.replace(/\s/g, ' ')

/** The detail as each language's list of features states it. */
type Detail = [en: string, fr: string]

const features = (id: string) =>
  offer(id).features.map(({ en, fr }) => ({ en: withPlainSpaces(en), fr: withPlainSpaces(fr) }))

type Row = { name: string; id: string; price: string; duration: string; popular?: true; details: Detail[] }

const training = (hours: number): Detail => [`${hours} hours of training`, `${hours} heures de formation`]
const support = (days: number): Detail => [`${days} days of support`, `${days} jours de support`]

const rows: Row[] = [
  { name: 'Sovereignty audit', id: 'audit', price: '4 500€', duration: '2 weeks', details: [] },
  {
    name: 'Cloud Essential',
    id: 'cloud-essential',
    price: '8 900€',
    duration: '3-4 weeks',
    details: [
      ['16 GB of RAM', '16 Go de RAM'],
      ['4 vCPUs', '4 vCPU'],
      ['3 applications migrated', '3 applications migrées'],
      training(2),
      support(30),
    ],
  },
  {
    name: 'Cloud Growth',
    id: 'cloud-growth',
    price: '18 500€',
    duration: '5-6 weeks',
    popular: true,
    details: [
      ['2 high-availability servers', '2 serveurs en haute disponibilité'],
      ['8 applications', '8 applications'],
      training(4),
      support(60),
    ],
  },
  {
    name: 'Cloud Enterprise',
    id: 'cloud-enterprise',
    price: 'on quote',
    duration: '8-12 weeks',
    details: [['Training for the whole team', 'Formation de toute l’équipe'], support(90)],
  },
  {
    name: 'AI Foundation',
    id: 'ai-foundation',
    price: '12 500€',
    duration: '3-4 weeks',
    details: [['2 language models', '2 modèles'], training(3), support(30)],
  },
  {
    name: 'AI Enterprise',
    id: 'ai-enterprise',
    price: '28 000€',
    duration: '6-8 weeks',
    popular: true,
    details: [['5 language models or more', '5 modèles de langage et plus'], training(6), support(90)],
  },
  {
    name: 'AI LAAN pack',
    id: 'ai-laan',
    price: 'on quote',
    duration: '10-14 weeks',
    details: [['6 months of premium support', '6 mois de support premium']],
  },
  {
    name: 'MVP Technique',
    id: 'mvp-technical',
    price: '25 000€-35 000€',
    duration: '8-10 weeks',
    details: [training(4)],
  },
  {
    name: 'MVP + Infrastructure',
    id: 'mvp-infrastructure',
    price: '35 000€-45 000€',
    duration: '10-12 weeks',
    popular: true,
    details: [training(6), support(60)],
  },
  {
    name: 'MVP Full Stack',
    id: 'mvp-full-stack',
    price: 'on quote',
    duration: '12-16 weeks',
    details: [support(90)],
  },
  {
    name: 'Automation Essential',
    id: 'automation-essential',
    price: '6 500€',
    duration: '3 weeks',
    details: [['3 to 5 workflows', '3 à 5 flux'], training(2), support(30)],
  },
  {
    name: 'Automation Advanced',
    id: 'automation-advanced',
    price: '15 000€',
    duration: '5-6 weeks',
    popular: true,
    details: [['8 to 12 workflows', '8 à 12 flux'], training(4), support(60)],
  },
  {
    name: 'Automation Enterprise',
    id: 'automation-enterprise',
    price: 'on quote',
    duration: '8-12 weeks',
    details: [],
  },
  {
    name: 'Consulting audit',
    id: 'audit',
    price: '4 500€',
    duration: '2 weeks',
    details: [
      ['report of 30 to 50 pages', 'rapport de 30 à 50 pages'],
      ['migration plan over 12 to 36 months', 'plan de migration sur 12 à 36 mois'],
    ],
  },
  {
    name: 'Architecture advice',
    id: 'consulting-strategic',
    price: '2 500€ per day',
    duration: 'on demand',
    popular: true,
    details: [],
  },
  { name: 'Fractional CTO', id: 'consulting-cto', price: 'on quote', duration: '3-12 months', details: [] },
]

type Plan = { name: string; id: string; price: string; recommended?: true; details: Detail[] }

const plans: Plan[] = [
  {
    name: 'Standard',
    id: 'support-standard',
    price: '1 200€ per month',
    details: [
      ['Monitoring 24/7', 'Surveillance 24 h/24 et 7 j/7'],
      ['Response within 24 hours', 'Réponse sous 24 h'],
      ['5 hours of assistance', '5 heures d’assistance'],
    ],
  },
  {
    name: 'Premium',
    id: 'support-premium',
    price: '2 400€ per month',
    recommended: true,
    details: [
      ['Response within 4 hours', 'Réponse sous 4 h'],
      ['12 hours of assistance', '12 heures d’assistance'],
    ],
  },
  {
    name: 'Enterprise',
    id: 'support-enterprise',
    price: '4 800€ per month',
    details: [
      ['Response within 1 hour, 24/7', 'Réponse sous 1 h, 24 h/24 et 7 j/7'],
      ['25 hours of assistance', '25 heures d’assistance'],
      ['99.9%', '99,9 %'],
    ],
  },
]

describe('spec 9: price list', () => {
  test.each(rows)('$name: $price, $duration', ({ id, price, duration, popular }) => {
    const found = offer(id)
    expect({
      price: priceInSpec(found.price),
      duration: durationInSpec(found.duration),
      badge: found.badge,
    }).toEqual({ price, duration, badge: popular ? 'popular' : null })
  })

  // The audit is one offer, which the spec lists among the services and again under consulting.
  test.each(rows.filter(({ name }) => name !== 'Consulting audit'))('$name is called so', ({ id, name }) => {
    expect(Object.values(offer(id).name)).toContain(name)
  })

  test('Pricing page MVP offer (single): 25 000€-45 000€, 8-12 weeks', () => {
    const line = priceLines(priceList.entries, offerAreas).find(({ name }) => name.fr === 'MVP Startup')
    expect(priceInSpec(line?.price ?? null)).toBe('25 000€-45 000€')
    expect(durationInSpec(line?.duration ?? null)).toBe('8-12 weeks')
  })
})

describe('spec 9: support per month', () => {
  test.each(plans)('$name: $price', ({ id, name, price, recommended }) => {
    const found = offer(id)
    expect({ name: found.name.en, price: priceInSpec(found.price), badge: found.badge }).toEqual({
      name,
      price,
      badge: recommended ? 'recommended' : null,
    })
  })
})

const details = [...rows, ...plans].flatMap(({ name, id, details }) =>
  details.map((detail) => ({ name, id, detail })),
)

/** The words, and no longer number that ends in theirs: “5 hours” is not in “25 hours”. */
const stating = (words: string) =>
  expect.stringMatching(new RegExp(`(?<!\\d)${words.replace(/[.+()]/g, '\\$&')}`))

test.each(details)('spec 9: $name states $detail', ({ id, detail: [en, fr] }) => {
  expect(features(id)).toContainEqual({ en: stating(en), fr: stating(fr) })
})

test('there is no offer that the spec does not list', () => {
  const listed = new Set([...rows, ...plans].map(({ id }) => id))
  const offered = offerAreas.flatMap(({ offers }) => offers.map(({ offer: id }) => id))
  expect(offered.sort()).toEqual([...listed].sort())
})

describe('spec 9: combined packages', () => {
  test.each([
    ['Complete Sovereignty', 'combo-sovereignty', '35 900€', '31 000€', '4 900€'],
    ['Sovereign Startup', 'combo-startup', '45 200€', '39 900€', '5 300€'],
    ['Digital Transformation', 'combo-transformation', '64 400€', '56 000€', '8 400€'],
  ])('%s (%s): %s reduced to %s, saving %s', (title, id, originalPrice, price, saved) => {
    const found = packs.filter(({ pack }) => pack === id)
    expect(
      found.map((pack) => [pack.title.en, euros(pack.originalPrice), euros(pack.price), euros(saving(pack))]),
    ).toEqual([[title, originalPrice, price, saved]])
  })

  test('there are three', () => {
    expect(packs).toHaveLength(3)
  })
})

test('spec 9: payment in stages of 30% / 40% / 30%', () => {
  expect(priceList.stages).toEqual([30, 40, 30])
})

test('spec 9: prices are valid until 31 December 2025', () => {
  expect(priceList.validUntil).toBe('2025-12-31')
})

test('spec 2: the pricing page lists eight service offers', () => {
  expect(priceLines(priceList.entries, offerAreas)).toHaveLength(8)
})

const inquiries = [
  'audit',
  'cloud-essential',
  'cloud-growth',
  'cloud-enterprise',
  'ai-foundation',
  'ai-enterprise',
  'ai-laan',
  'mvp-technical',
  'mvp-infrastructure',
  'automation-essential',
  'automation-advanced',
  'automation-enterprise',
  'consulting-strategic',
  'consulting-cto',
  'support-standard',
  'support-premium',
  'support-enterprise',
  'combo-sovereignty',
  'combo-startup',
  'combo-transformation',
  'other',
]

describe('spec 3: the 21 services of the contact form', () => {
  test('are these', () => {
    expect(services).toEqual(inquiries)
    expect(services).toHaveLength(21)
  })

  test('are what offers and packs can be asked for, each by its own id', () => {
    const askedFor = [
      ...offerAreas.flatMap(({ offers }) => offers.map(({ offer: id, contactAs }) => contactAs ?? id)),
      ...packs.map(({ pack }) => pack),
    ]
    expect(askedFor.sort()).toEqual([...inquiries].sort())
  })
})
