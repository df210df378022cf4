import { offerAreas as areaFiles, dataFiles } from '../src/content/load/data-files'
import { loadData } from '../src/content/load/load-data'

/** Returns the offers of a folder of content as page queries do, with null for missing fields. */
export function readOffers(folder: string) {
  const offerAreas: readonly Queries.OfferAreaPartsFragment[] = areaFiles(folder)
    .map((area) => loadData(area, folder))
    .sort((a, b) => a.order - b.order)
    .map(({ area, offers }) => ({
      area,
      offers: offers.map(
        ({
          contactName = null,
          contactAs = null,
          badge = null,
          response = null,
          price,
          duration,
          ...offer
        }) => ({
          ...offer,
          response,
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
  const packs = loadData(dataFiles.packs, folder).packs.map(({ contents = null, ...pack }) => ({
    ...pack,
    contents,
  }))
  const { entries, ...terms } = loadData(dataFiles.priceList, folder)
  const priceList = {
    ...terms,
    entries: entries.map(({ offers, name = null, summary = null }) => ({ offers, name, summary })),
  }
  return { offerAreas, packs, priceList }
}
