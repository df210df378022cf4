import { screen } from '@testing-library/react'
import { renderPage } from '../../tests/fixtures/render-page'
import type { Language } from '../site/languages'
import type { Duration, Price } from './price-list'
import { useOfferFormat } from './use-offer-format'

type Given = { price?: Price | null; duration?: Duration | null; amount?: number }

function Formatted({ price = null, duration = null, amount = 0 }: Given) {
  const format = useOfferFormat()
  return (
    <dl>
      <dd data-testid="price">{format.price(price)}</dd>
      <dd data-testid="duration">{format.duration(duration)}</dd>
      <dd data-testid="euros">{format.euros(amount)}</dd>
    </dl>
  )
}

/** Returns the rendered text with plain spaces; `format.test.ts` tells them apart. */
function read(language: Language, part: 'price' | 'duration' | 'euros', given: Given) {
  const { unmount } = renderPage(<Formatted {...given} />, { language })
  const text = screen.getByTestId(part).textContent.replace(/\s/g, ' ').replace(/ ?– ?/, '–')
  unmount()
  return text
}

const euros = (amount: number, upTo: number | null = null, per: string | null = null) => ({
  amount,
  upTo,
  per,
})

test.each([
  ['on quote', null, 'Price on request', 'Sur devis'],
  ['an amount', euros(4500), '€4,500', '4 500 €'],
  ['a range', euros(25000, 35000), '€25,000–€35,000', '25 000–35 000 €'],
  ['by the day', euros(2500, null, 'day'), '€2,500 per day', '2 500 € par jour'],
  ['by the month', euros(1200, null, 'month'), '€1,200 per month', '1 200 € par mois'],
])('price, %s: %j reads “%s”, in French “%s”', (_, price, english, french) => {
  expect(read('en', 'price', { price })).toBe(english)
  expect(read('fr', 'price', { price })).toBe(french)
})

const lasts = (unit: string, from: number | null = null, to: number | null = null) => ({ from, to, unit })

test.each([
  ['none', null, '', ''],
  ['on demand', lasts('demand'), 'On demand', 'À la demande'],
  ['one week', lasts('week', 1), '1 week', '1 semaine'],
  ['weeks', lasts('week', 2), '2 weeks', '2 semaines'],
  ['from one week on', lasts('week', 1, 2), '1–2 weeks', '1–2 semaines'],
  ['a range of weeks', lasts('week', 10, 14), '10–14 weeks', '10–14 semaines'],
  ['one month', lasts('month', 1), '1 month', '1 mois'],
  ['a range of months', lasts('month', 3, 12), '3–12 months', '3–12 mois'],
])('duration, %s: %j reads “%s”, in French “%s”', (_, duration, english, french) => {
  expect(read('en', 'duration', { duration })).toBe(english)
  expect(read('fr', 'duration', { duration })).toBe(french)
})

test.each([
  ['en', '€35,900'],
  ['fr', '35 900 €'],
] as const)('in %s, an amount alone reads “%s”', (language, text) => {
  expect(read(language, 'euros', { amount: 35900 })).toBe(text)
})
