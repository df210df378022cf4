import { offer, offerAreas } from '../../tests/site/offers'
import { cheapestOffer, startingOffer } from './starting-offer'

const offersOf = (area: string) => offerAreas.find((known) => known.area === area)?.offers ?? []

test('a service starts with its lowest price', () => {
  const [dear, cheap] = [offer('ai-enterprise'), offer('ai-foundation')]
  expect(startingOffer([dear, cheap])).toBe(cheap)
})

test('a whole project comes before a price per day, however low', () => {
  expect(startingOffer(offersOf('consulting'))?.offer).toBe('audit')
})

test('the cheapest offer may be a day or a month, but not one on quote', () => {
  expect(cheapestOffer(offersOf('consulting'))?.offer).toBe('consulting-strategic')
  const [quote, monthly, whole] = [offer('cloud-enterprise'), offer('support-premium'), offer('cloud-growth')]
  expect(cheapestOffer([quote, whole, monthly])).toBe(monthly)
  expect(cheapestOffer([quote])).toBe(quote)
  expect(cheapestOffer([])).toBeUndefined()
})

test('an offer on quote comes last, or alone', () => {
  const [quote, monthly] = [offer('cloud-enterprise'), offer('support-premium')]
  expect(startingOffer([quote, monthly])).toBe(monthly)
  expect(startingOffer([quote])).toBe(quote)
  expect(startingOffer([])).toBeUndefined()
})
