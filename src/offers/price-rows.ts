import type { PriceRow } from './PriceTable'
import type { Localized, PriceLine } from './price-list'

/** The support plans as rows of the price list. */
export const planLines = (offers: readonly Queries.OfferPartsFragment[]): PriceLine[] =>
  offers.map((offer) => ({
    ...offer,
    id: offer.offer,
    service: offer.contactAs ?? offer.offer,
    area: 'support',
  }))

/** What a pack is, and what it holds, where that is written. */
const packSummary = ({ description, contents }: Queries.PackPartsFragment): Localized =>
  contents ? { en: `${description.en} ${contents.en}`, fr: `${description.fr} ${contents.fr}` } : description

/**
 * The packs as rows of the price list. What the parts would cost one by one goes along only where the pack's contents are written:
 * a sum is struck through only where readers can see of what.
 */
export const packLines = (
  packs: readonly Queries.PackPartsFragment[],
): (Omit<PriceRow, 'href'> & { service: string })[] =>
  packs.map((pack) => ({
    id: pack.pack,
    name: pack.title,
    summary: packSummary(pack),
    price: { amount: pack.price, upTo: null, per: null },
    duration: null,
    badge: null,
    features: [],
    ...(pack.contents && { originalPrice: pack.originalPrice }),
    service: pack.pack,
  }))
