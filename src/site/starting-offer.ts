export type Price = { readonly amount: number; readonly upTo: number | null; readonly per: string | null }

/** Returns the offers of an area. */
export const offersIn = <Offer>(
  areas: readonly { readonly area: string; readonly offers: readonly Offer[] }[],
  area: string,
): readonly Offer[] => areas.find((known) => known.area === area)?.offers ?? []

/** Returns the offer with the lowest price, be it for a project, a day or a month; one on quote only if all are. */
export function cheapestOffer<Offer extends { readonly price?: Pick<Price, 'amount'> | null }>(
  offers: readonly Offer[],
): Offer | undefined {
  const amount = ({ price }: Offer) => price?.amount ?? Number.MAX_VALUE
  return [...offers].sort((a, b) => amount(a) - amount(b))[0]
}

/**
 * Returns the offer to begin with: the one with the lowest price for a whole project or, if there is none,
 * per month or day.
 */
export function startingOffer<Offer extends { readonly price: Price | null }>(
  offers: readonly Offer[],
): Offer | undefined {
  const rank = ({ price }: Offer) => (price ? (price.per ? 1 : 0) : 2)
  return [...offers].sort((a, b) => rank(a) - rank(b) || (a.price?.amount ?? 0) - (b.price?.amount ?? 0))[0]
}
