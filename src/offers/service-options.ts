import type { Language } from '../site/languages'
import { isService, type Service } from './services'

export type ServiceOption = { id: Service; label: string; group: string }

/**
 * What the contact form offers, named by the offers themselves. The last, "other", has no
 * offer: the form adds it.
 */
export function serviceOptions(
  { areas, packs }: Queries.ServiceNamesFragment,
  language: Language,
): ServiceOption[] {
  const options = areas.nodes
    .flatMap(({ area, offers }) =>
      offers.map(({ offer, name, contactName }) => ({
        id: offer,
        label: (contactName ?? name)[language],
        group: area,
      })),
    )
    .concat(
      (packs?.packs ?? []).map(({ pack, contactName }) => ({
        id: pack,
        label: contactName[language],
        group: 'packs',
      })),
    )
  return options.flatMap(({ id, ...rest }) => (isService(id) ? [{ id, ...rest }] : []))
}
