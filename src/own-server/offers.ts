import type { Language } from '../site/languages'
import type { OwnOffers } from './catalogue'

type QueryResult = Pick<Queries.OwnServerPageQuery, 'support' | 'ai'>

/** Returns our own prices: the support plans with a price, and the lowest price of an installation. */
export function offersOf({ support, ai }: QueryResult, language: Language): OwnOffers {
  const plans = (support?.offers ?? []).flatMap(({ offer, name, price }) =>
    price?.amount ? [{ id: offer, name: name[language], amount: price.amount }] : [],
  )
  const prices = (ai?.offers ?? []).flatMap(({ price }) => (price?.amount ? [price.amount] : []))
  return { plans, installation: prices.length > 0 ? Math.min(...prices) : 0 }
}
