import { screen, within } from '@testing-library/react'
import commonEn from '../../content/copy/en/common.json'
import en from '../../content/copy/en/offers.json'
import commonFr from '../../content/copy/fr/common.json'
import fr from '../../content/copy/fr/offers.json'
import { renderPage } from '../../tests/fixtures/render-page'
import { offer, offerAreas, packs, priceList } from '../../tests/site/offers'
import { type Language, languages } from '../site/languages'
import { OfferCards } from './OfferCards'
import { PriceNote } from './PriceNote'
import { type PriceRow, PriceTable } from './PriceTable'
import { Principles } from './Principles'
import { priceLines } from './price-list'
import { packLines, planLines } from './price-rows'

/** The pages' prices as the price list was first written, row by row and in its notation. */

const copy = { en, fr }

const common = { en: commonEn, fr: commonFr }

/** That list's prices held until then; the tests' own site, which has these offers, shows current prices. */
const validUntil = '2025-12-31'
const terms = { validUntil, expired: false }

/** `25 000€-35 000€` as each language writes it. */
const amountIn = {
  en: (spec: string) => spec.replace(/(\d+) (\d+)€/g, '€$1,$2').replace('-', '–'),
  fr: (spec: string) => spec.replace('€-', '–').replace('€', ' €'),
} satisfies Record<Language, (spec: string) => string>

function priceIn(language: Language, spec: string): string {
  const { price } = common[language]
  if (spec === 'on quote') return price.onQuote
  const [amount = '', per] = spec.split(' per ')
  const unit = per === 'day' ? price.perDay : per === 'month' ? price.perMonth : '{{price}}'
  return unit.replace('{{price}}', amountIn[language](amount))
}

function durationIn(language: Language, spec: string): string {
  const { duration } = copy[language]
  if (spec === 'on demand') return duration.demand
  const [range = '', unit] = spec.split(' ')
  const words = unit === 'months' ? duration.month_other : duration.week_other
  return plain(words.replace('{{range}}', range.replace('-', '–')))
}

/** Normalizes spaces, and removes them around a dash: `format.test.ts` tells them apart. */
const plain = (text: string) => text.replace(/\s/g, ' ').replace(/ ?– ?/g, '–')

/** Renders rows of the price list, each with a link to the form with its offer. */
function renderTable(
  rows: readonly (Omit<PriceRow, 'href'> & { service: string })[],
  language: Language,
  weeks = 16,
): void {
  const heads = { service: 'Service', duration: 'Duration', price: 'Price' }
  const linked = rows.map((row) => ({ ...row, href: `/contact?service=${row.service}` }))
  renderPage(
    <PriceTable groups={[{ rows: linked }]} weeks={weeks} terms={terms} caption="Prices" heads={heads} />,
    { language },
  )
}

const inLanguages = <T extends object>(rows: readonly T[]) =>
  languages.flatMap((language) => rows.map((row) => ({ ...row, language })))

/** Returns the card of an offer, and its list of features. */
function cardOf(id: string, language: Language) {
  renderPage(<OfferCards offers={[offer(id)]} terms={terms} />, { language })
  const [card] = screen.getAllByRole('listitem')
  if (!card) throw new Error(`no card shows "${id}"`)
  const features = within(within(card).getByRole('list')).getAllByRole('listitem')
  return { card: within(card), features: features.map(({ textContent }) => plain(textContent)) }
}

/** The details as each language's list of features states them. */
type Detail = [en: string, fr: string]

type Badge = keyof (typeof en)['badge']
type Row = { name: string; id: string; price: string; duration?: string; badge?: Badge; details: Detail[] }

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
    badge: 'popular',
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
    badge: 'popular',
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
    badge: 'popular',
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
    badge: 'popular',
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
    badge: 'popular',
    details: [],
  },
  { name: 'Fractional CTO', id: 'consulting-cto', price: 'on quote', duration: '3-12 months', details: [] },
]

const plans: Row[] = [
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
    badge: 'recommended',
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

/** Matches the words unless they end a longer number: “5 hours” is not in “25 hours”. */
const stating = (words: string) =>
  expect.stringMatching(new RegExp(`(?<!\\d)${words.replace(/[.+()]/g, '\\$&')}`))

test.each(inLanguages([...rows, ...plans]))(
  '$language: $name: $price, $duration',
  ({ id, price, duration, badge, details, language }) => {
    const { card, features } = cardOf(id, language)
    expect(card.getByText(priceIn(language, price), { normalizer: plain })).toBeVisible()
    if (duration) expect(card.getByText(durationIn(language, duration), { normalizer: plain })).toBeVisible()
    for (const [name, words] of Object.entries(copy[language].badge))
      expect([name, card.queryAllByText(words).length]).toEqual([name, name === badge ? 1 : 0])
    for (const detail of details) expect(features).toContainEqual(stating(detail[language === 'en' ? 0 : 1]))
  },
)

// The audit is one offer, which the price list has among the services and again under consulting.
test.each([...rows, ...plans].filter(({ name }) => name !== 'Consulting audit'))(
  '$name has this name',
  ({ id, name }) => {
    expect(Object.values(offer(id).name)).toContain(name)
  },
)

test('support plans are monthly, and each row links to its own section', () => {
  const supported = offerAreas.find(({ area }) => area === 'support')?.offers ?? []
  renderTable(planLines(supported), 'en')
  const [, ...shown] = screen.getAllByRole('row')
  expect(shown).toHaveLength(plans.length)
  for (const [index, row] of shown.entries()) {
    expect(row).toHaveTextContent(en.duration.ongoing)
    expect(within(row).getByRole('link')).toHaveAttribute('href', `/contact?service=${plans[index]?.id}`)
  }
})

test('where no offer is measured in weeks, there is no ruler', () => {
  renderTable(packLines(packs), 'en', 0)
  expect(document.querySelector('svg')).toBeNull()
})

describe('combined packages', () => {
  test.each(languages)('show their reduction, and their contents, if listed, in %s', (language) => {
    renderTable(packLines(packs), language)
    const textOf = (pack: string) => {
      const title = packs.find(({ title }) => title.en === pack)?.title[language]
      const row = screen.getByRole('rowheader', { name: new RegExp(`^${title}`) }).closest('tr')
      return plain(row?.textContent ?? '')
    }
    const reductions = {
      'Complete Sovereignty': { saved: '4 900€', price: '31 000€', originalPrice: '35 900€' },
      'Sovereign Startup': { saved: '5 300€', price: '39 900€', originalPrice: '45 200€' },
      'Digital Transformation': { saved: '8 400€', price: '56 000€', originalPrice: '64 400€' },
    }
    expect(screen.getAllByRole('rowheader')).toHaveLength(Object.keys(reductions).length)
    for (const [pack, sums] of Object.entries(reductions))
      expect(textOf(pack).match(/€\d+,\d+|\d+ \d+ €/g)).toEqual(Object.values(sums).map(amountIn[language]))
    expect(screen.getAllByRole('deletion').map(({ textContent }) => plain(textContent))).toEqual(
      Object.values(reductions).map(({ originalPrice }) => amountIn[language](originalPrice)),
    )
    const [first] = packs
    const words = `${first?.description[language]} ${first?.contents?.[language]}`
    expect(screen.getByRole('rowheader', { name: new RegExp(words.replace(/\./g, '\\.')) })).toBeVisible()
  })

  test.each(languages)(
    'show no crossed-out sum and promise no saving without listed contents, in %s',
    (language) => {
      renderTable(packLines(packs.map((pack) => ({ ...pack, contents: null }))), language)
      const { instead, saving } = copy[language].price
      const promise = saving.slice(0, saving.indexOf('{{'))
      expect(screen.getAllByRole('row')[1]).toHaveTextContent(language === 'en' ? '€31,000' : '31 000 €')
      expect(screen.queryByRole('deletion')).not.toBeInTheDocument()
      expect(screen.queryByText(instead)).not.toBeInTheDocument()
      expect(screen.queryByText(new RegExp(promise))).not.toBeInTheDocument()
    },
  )

  test('if there are none, neither their title nor their explanation stands there', () => {
    renderPage(
      <PriceTable
        groups={[{ title: 'Packs', intro: 'Several at once.', rows: [] }]}
        terms={terms}
        caption="Prices"
        heads={{ service: 'Service', duration: 'Duration', price: 'Price' }}
      />,
    )
    expect(screen.queryByText('Packs')).not.toBeInTheDocument()
    expect(screen.queryByText('Several at once.')).not.toBeInTheDocument()
  })
})

test('the name of the list is no caption, which would be read after it', () => {
  renderTable([], 'en')
  expect(screen.getByRole('table', { name: 'Prices' })).toBeVisible()
  expect(screen.queryByRole('caption')).not.toBeInTheDocument()
})

describe.each(languages)('the pricing page, in %s', (language) => {
  const lines = priceLines(priceList.entries, offerAreas)

  test('lists the service offers, among them those of the price list', () => {
    renderTable(lines, language)
    const [, ...listed] = screen.getAllByRole('row')
    expect(listed).toHaveLength(lines.length)
    for (const [name, price, duration] of [
      ['Sovereignty audit', '4 500€', '2 weeks'],
      ['Cloud Essential', '8 900€', '3-4 weeks'],
      ['Cloud Growth', '18 500€', '5-6 weeks'],
      ['AI Foundation', '12 500€', '3-4 weeks'],
      ['AI Enterprise', '28 000€', '6-8 weeks'],
      ['Startup MVP', '25 000€-45 000€', '8-12 weeks'],
      ['Automation Essential', '6 500€', '3 weeks'],
      ['Automation Advanced', '15 000€', '5-6 weeks'],
    ] as const) {
      const row = listed[lines.findIndex((line) => line.name.en === name)]
      const cells = [...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => plain(textContent))
      expect([name, ...cells]).toEqual([name, durationIn(language, duration), priceIn(language, price)])
    }
  })

  test('states payment in stages of 30% / 40% / 30%, and that prices are valid until 31 December 2025', () => {
    renderPage(
      <>
        <Principles stages={priceList.stages} />
        <PriceNote {...terms} />
      </>,
      { language },
    )
    expect(screen.getByText(/30\s?% \/ 40\s?% \/ 30\s?%/)).toBeVisible()
    expect(screen.getByText(language === 'fr' ? /31 décembre 2025/ : /31 December 2025/)).toBeVisible()
  })
})
