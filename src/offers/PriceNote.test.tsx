import { screen } from '@testing-library/react'
import en from '../../content/copy/en/offers.json'
import fr from '../../content/copy/fr/offers.json'
import { renderPage } from '../../tests/fixtures/render-page'
import { offer, offerAreas, priceList } from '../../tests/site/offers'
import type { Language } from '../site/languages'
import { OfferCards } from './OfferCards'
import { PriceTable } from './PriceTable'
import { priceLines } from './price-list'

const heads = { service: 'Service', duration: 'Duration', price: 'Price' }
const rows = priceLines(priceList.entries, offerAreas).map((line) => ({ ...line, href: '#' }))
const terms = (expired: boolean) => ({ validUntil: '2025-12-31', expired })

const pieces = [
  ['cards', (expired: boolean) => <OfferCards offers={[offer('audit')]} terms={terms(expired)} />],
  [
    'a price list',
    (expired: boolean) => (
      <PriceTable groups={[{ rows }]} weeks={16} terms={terms(expired)} caption="Prices" heads={heads} />
    ),
  ],
] as const

const notes: [Language, boolean, string][] = [
  ['en', false, 'Prices exclude VAT and are valid until 31 December 2025.'],
  ['en', true, 'Prices exclude VAT and were valid until 31 December 2025. A quote gives today’s.'],
  ['fr', false, 'Prix hors taxes, valables jusqu’au 31 décembre 2025.'],
  [
    'fr',
    true,
    'Ces prix, hors taxes, étaient valables jusqu’au 31 décembre 2025. Un devis donne ceux du jour.',
  ],
]

describe.each(pieces)('below %s', (_, piece) => {
  test.each(notes)(
    'in %s, expired or not (%p), prices are stated without tax: “%s”',
    (language, expired, note) => {
      renderPage(piece(expired), { language })
      expect(screen.getByText(note)).toBeVisible()
      const { ask } = { en, fr }[language].price
      expect(screen.queryAllByRole('link', { name: ask })).toHaveLength(expired ? 1 : 0)
    },
  )
})
