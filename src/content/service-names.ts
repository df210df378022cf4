import copy from '../../content/copy/fr/contact.json'
import { isService } from '../offers/services'
import { dataFiles } from './load/data-files'
import { loadAreas, loadData } from './load/load-data'

/** Returns the French name of each service of the inquiry form, by id, for the organisation's mail. */
export function serviceNames(): Record<string, string> {
  const offers = loadAreas()
    .flatMap((area) => area.offers)
    .map(({ offer, name, contactName }) => [offer, (contactName ?? name).fr])
  const packs = loadData(dataFiles.packs).packs.map(({ pack, contactName }) => [pack, contactName.fr])
  return Object.fromEntries([
    ...[...offers, ...packs].filter(([id]) => isService(id)),
    ['other', copy.form.other],
  ])
}
