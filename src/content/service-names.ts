import { readdirSync } from 'node:fs'
import path from 'node:path'
import copy from '../../content/copy/fr/contact.json'
import { isService } from '../offers/services'
import { offerAreaSchema, packsSchema } from './schemas/offers'
import { readYamlFile } from './yaml-file'

const folder = 'content/offers'
const others = ['packs.yaml', 'price-list.yaml']

/** @returns the French name of each service that an inquiry can be about, by id, for the mail to the house */
export function serviceNames(): Record<string, string> {
  const offers = readdirSync(path.resolve(folder))
    .filter((file) => file.endsWith('.yaml') && !others.includes(file))
    .flatMap((file) => readYamlFile(`${folder}/${file}`, offerAreaSchema).offers)
    .map(({ offer, name, contactName }) => [offer, (contactName ?? name).fr])
  const { packs } = readYamlFile(`${folder}/packs.yaml`, packsSchema)
  const all = [...offers, ...packs.map(({ pack, contactName }) => [pack, contactName.fr])]
  return Object.fromEntries([...all.filter(([id]) => isService(id)), ['other', copy.form.other]])
}
