import { offer } from '../../tests/site/offers'
import { cheapestOffer, startingOffer } from './starting-offer'

test('a service starts with its lowest price', () => {
  const [dear, cheap] = [offer('ai-enterprise'), offer('ai-foundation')]
  expect(startingOffer([dear, cheap])).toBe(cheap)
})

test('a whole project comes before a price per day, however low', () => {
  const [daily, whole] = [offer('consulting-strategic'), offer('audit')]
  expect(startingOffer([daily, whole])).toBe(whole)
})

test('the cheapest offer may be a day or a month, but not one on quote', () => {
  const [daily, audit] = [offer('consulting-strategic'), offer('audit')]
  expect(cheapestOffer([audit, daily])).toBe(daily)
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
