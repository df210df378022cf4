export type Price = { readonly amount: number; readonly upTo: number | null; readonly per: string | null }

/**
 * Returns the offer that a service starts with: the one with the lowest price for a whole project or, if there is none,
 * per month or day.
 */
export function startingOffer<Offer extends { readonly price: Price | null }>(
  offers: readonly Offer[],
): Offer | undefined {
  const rank = ({ price }: Offer) => (price ? (price.per ? 1 : 0) : 2)
  return offers.toSorted((a, b) => rank(a) - rank(b) || (a.price?.amount ?? 0) - (b.price?.amount ?? 0))[0]
}
