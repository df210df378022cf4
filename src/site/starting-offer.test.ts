import { offer, offerAreas } from '../../tests/site/offers'
import { startingOffer } from './starting-offer'

const offersOf = (area: string) => offerAreas.find((known) => known.area === area)?.offers ?? []

test('a service starts with its lowest price', () => {
  const [dear, cheap] = [offer('ai-enterprise'), offer('ai-foundation')]
  expect(startingOffer([dear, cheap])).toBe(cheap)
})

test('a whole project goes before a price by the day, however low', () => {
  expect(startingOffer(offersOf('consulting'))?.offer).toBe('audit')
})

test('what is on quote comes last, and alone where there is nothing else', () => {
  const [quote, monthly] = [offer('cloud-enterprise'), offer('support-premium')]
  expect(startingOffer([quote, monthly])).toBe(monthly)
  expect(startingOffer([quote])).toBe(quote)
  expect(startingOffer([])).toBeUndefined()
})
