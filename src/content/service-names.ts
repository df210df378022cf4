import copy from '../../content/copy/fr/contact.json'
import { otherService } from '../offers/service-options'
import { dataFiles } from './load/data-files'
import { loadAreas, loadData } from './load/load-data'

/** Returns the French name of each service of the inquiry form, by id, for the organisation's mail. */
export function serviceNames(): Record<string, string> {
  const offers = loadAreas()
    .flatMap((area) => area.offers)
    .filter(({ contactAs }) => !contactAs)
    .map(({ offer, name, contactName }) => [offer, (contactName ?? name).fr])
  const packs = loadData(dataFiles.packs).packs.map(({ pack, contactName }) => [pack, contactName.fr])
  return Object.fromEntries([...offers, ...packs, [otherService, copy.form.other]])
}
