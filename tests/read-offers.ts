import { readdirSync } from 'node:fs'
import path from 'node:path'
import { offerAreaSchema, packsSchema, priceListSchema } from '../src/content/schemas/offers'
import { readYamlFile } from '../src/content/yaml-file'

const isArea = (name: string) => name.endsWith('.yaml') && !['packs.yaml', 'price-list.yaml'].includes(name)

/** @returns the offers of a folder as the pages' queries give them: what a file leaves out is null */
export function readOffers(folder: string) {
  const offerAreas: readonly Queries.OfferAreaPartsFragment[] = readdirSync(folder)
    .filter(isArea)
    .map((name) => readYamlFile(path.join(folder, name), offerAreaSchema))
    .sort((a, b) => a.order - b.order)
    .map(({ area, offers }) => ({
      area,
      offers: offers.map(
        ({ contactName = null, contactAs = null, badge = null, price, duration, ...offer }) => ({
          ...offer,
          contactName,
          contactAs,
          badge,
          price: price ? { amount: price.amount, upTo: price.upTo ?? null, per: price.per ?? null } : null,
          duration: duration
            ? { from: duration.from ?? null, to: duration.to ?? null, unit: duration.unit }
            : null,
        }),
      ),
    }))
  const { packs } = readYamlFile(path.join(folder, 'packs.yaml'), packsSchema)
  const { entries, ...terms } = readYamlFile(path.join(folder, 'price-list.yaml'), priceListSchema)
  const priceList = {
    ...terms,
    entries: entries.map(({ offers, name = null, summary = null }) => ({ offers, name, summary })),
  }
  return { offerAreas, packs, priceList }
}
