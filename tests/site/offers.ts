import { readOffers } from '../fixtures/read-offers'

const folder = 'tests/site/content'

/**
 * The offers of the tests' own site: the price list with which the site began. `content/offers` began as the
 * same, and changes with the site's prices.
 */
export const { offerAreas, packs, priceList } = readOffers(folder)

/** @throws if no area has the offer */
export function offer(id: string): Queries.OfferPartsFragment {
  const found = offerAreas.flatMap(({ offers }) => offers).find((known) => known.offer === id)
  if (!found) throw new Error(`${folder} has no offer "${id}"`)
  return found
}
