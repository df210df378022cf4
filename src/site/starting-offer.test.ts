import { offer, offerAreas } from '../../tests/site/offers'
import { startingOffer } from './starting-offer'

const offersOf = (area: string) => offerAreas.find((known) => known.area === area)?.offers ?? []

test('a service starts with its lowest price', () => {
  const [dear, cheap] = [offer('ai-enterprise'), offer('ai-foundation')]
  expect(startingOffer([dear, cheap])).toBe(cheap)
})

test('a whole project comes before a price per day, however low', () => {
  expect(startingOffer(offersOf('consulting'))?.offer).toBe('audit')
})

test('an offer on quote comes last, or alone', () => {
  const [quote, monthly] = [offer('cloud-enterprise'), offer('support-premium')]
  expect(startingOffer([quote, monthly])).toBe(monthly)
  expect(startingOffer([quote])).toBe(quote)
  expect(startingOffer([])).toBeUndefined()
})
