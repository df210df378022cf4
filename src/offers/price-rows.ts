import { inEachLanguage } from '../site/languages'
import type { PriceRow } from './PriceTable'
import type { Localized, PriceLine } from './price-list'

/** Returns the support plans as rows of the price list. */
export const planLines = (offers: readonly Queries.OfferPartsFragment[]): PriceLine[] =>
  offers.map((offer) => ({
    ...offer,
    id: offer.offer,
    service: offer.contactAs ?? offer.offer,
    area: 'support',
    single: true,
  }))

/** Describes a pack, with its contents if listed. */
const packSummary = ({ description, contents }: Queries.PackPartsFragment): Localized =>
  contents ? inEachLanguage((language) => `${description[language]} ${contents[language]}`) : description

/**
 * Returns the packs as rows of the price list. The sum of single prices is included only if the pack's contents are
 * listed: a crossed-out sum needs its items.
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
