import type { Language } from '../site/languages'
import type { Duration, Price } from './price-list'
import { isService, type Service } from './services'

export type ServiceOption = {
  id: Service
  label: string
  group: string
  price: Price | null
  duration: Duration | null
}

/**
 * Returns the options of the contact form, with the offers' names. The form adds the last, "other", which has no offer.
 */
export function serviceOptions(
  { areas, packs }: Queries.ServiceNamesFragment,
  language: Language,
): ServiceOption[] {
  const options = areas.nodes
    .flatMap(({ area, offers }) =>
      offers.map(({ offer, name, contactName, price, duration }) => ({
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
  return options.flatMap(({ id, ...rest }) => (isService(id) ? [{ id, ...rest }] : []))
}
