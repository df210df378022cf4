import { readOffers } from './read-offers'

/**
 * The price list of the specification (section 9), for tests of what the code makes of it: `content/offers` began as
 * the same, and changes with the house's prices.
 */
export const { offerAreas, packs, priceList } = readOffers('tests/spec-offers')

/** @throws where no area has the offer */
export function offer(id: string): Queries.OfferPartsFragment {
  const found = offerAreas.flatMap(({ offers }) => offers).find((known) => known.offer === id)
  if (!found) throw new Error(`tests/spec-offers has no offer "${id}"`)
  return found
}
