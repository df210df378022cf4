import { readdirSync } from 'node:fs'
import { offerAreaSchema, packsSchema, priceListSchema } from '../src/build/schemas/offers'
import { readYamlFile } from '../src/build/yaml-file'

/** `content/offers` as the pages' queries give it: what a file leaves out is null. */

const isArea = (name: string) => name.endsWith('.yaml') && !['packs.yaml', 'price-list.yaml'].includes(name)

export const offerAreas: readonly Queries.OfferAreaPartsFragment[] = readdirSync('content/offers')
  .filter(isArea)
  .map((name) => readYamlFile(`content/offers/${name}`, offerAreaSchema))
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

/** @throws where no area has the offer */
export function offer(id: string): Queries.OfferPartsFragment {
  const found = offerAreas.flatMap(({ offers }) => offers).find((known) => known.offer === id)
  if (!found) throw new Error(`content/offers has no offer "${id}"`)
  return found
}

export const { packs } = readYamlFile('content/offers/packs.yaml', packsSchema)

const { entries, ...terms } = readYamlFile('content/offers/price-list.yaml', priceListSchema)

export const priceList = {
  ...terms,
  entries: entries.map(({ offers, name = null, summary = null }) => ({ offers, name, summary })),
}
