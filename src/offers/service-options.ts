import type { Language } from '../site/languages'
import type { Duration, Price } from './price-list'

export type ServiceOption = {
  id: string
  label: string
  group: string
  price: Price | null
  duration: Duration | null
}

/** The last service of the contact form, which has no offer. */
export const otherService = 'other'

/**
 * Returns the options of the contact form, with the offers' names: every offer but those that are requested as another
 * service, and every pack. The form adds the last, "other".
 */
export function serviceOptions(
  { areas, packs }: Queries.ServiceNamesFragment,
  language: Language,
): ServiceOption[] {
  return areas.nodes
    .flatMap(({ area, offers }) =>
      offers
        .filter(({ contactAs }) => contactAs === null)
        .map(({ offer, name, contactName, price, duration }) => ({
          id: offer,
          label: (contactName ?? name)[language],
          group: area,
          price,
          duration,
        })),
    )
    .concat(
      (packs?.packs ?? []).map(({ pack, contactName, price }) => ({
        id: pack,
        label: contactName[language],
        group: 'packs',
        price: { amount: price, upTo: null, per: null },
        duration: null,
      })),
    )
}
