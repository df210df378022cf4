import { reservedNames } from '../../../estimate/address'
import { otherService } from '../../../offers/service-options'
import { dataFiles } from '../../load/data-files'
import { message } from '../../messages/message'
import type { Findings, Problem } from '../../messages/problem'
import type { OfferArea, offerAreaSchema, packsSchema } from '../../schemas/offers'
import type { Content } from '../content'
import { unknownService } from '../unknown-names'
import { type ValidData, validAreas, validData } from '../valid-data'

/**
 * Requires one file an area, with an order of its own, a name of its own for each offer and pack, the contact form to list
 * what an offer is requested as, packs to cost what their parts do, and the price list to name every offer with a price of
 * its own, and in one entry only what one line can show. That the offers which they name exist is checked with all citations.
 */
export function offersAgree({ scope }: Content): Findings {
  if (!scope.site) return []
  const areas = validAreas()
  const packs = validData(dataFiles.packs)
  // Offers of an unreadable file are unknown, so reporting them as missing would be wrong.
  if (!packs || !areas) return []

  const problems: Problem[] = []
  const offers = areas.flatMap(({ value }) => value.offers)
  const claimed = new Map<string, string>([
    [otherService, 'src/offers/service-options.ts'],
    ...reservedNames.map((name) => [name, 'src/estimate/address.ts'] as const),
  ])
  const claim = (id: string, file: string) => {
    const owner = claimed.get(id)
    claimed.set(id, file)
    return owner ? [message('nameTaken', { offer: id, file: owner })] : []
  }
  const services = [
    ...offers.filter(({ contactAs }) => !contactAs).map(({ offer }) => offer),
    ...packs.value.packs.map(({ pack }) => pack),
    otherService,
  ]
  for (const { file, value, problem } of areas) {
    const first = areas.find((one) => one.value.area === value.area)
    if (first && first.file !== file)
      problems.push(problem('area', message('areaTwice', { file: first.file })))
    const firstOfOrder = areas.find((one) => one.value.order === value.order)
    if (firstOfOrder && firstOfOrder.file !== file)
      problems.push(problem('order', message('orderTwice', { file: firstOfOrder.file })))
    for (const [index, { offer, contactAs }] of value.offers.entries()) {
      for (const said of claim(offer, file)) problems.push(problem(`offers[${index}].offer`, said))
      if (contactAs && !services.includes(contactAs))
        problems.push(problem(`offers[${index}].contactAs`, unknownService(contactAs, services)))
    }
  }
  for (const [index, { pack }] of packs.value.packs.entries())
    for (const said of claim(pack, packs.file)) problems.push(packs.problem(`packs[${index}].pack`, said))
  return [problems, packParts(packs, offers), priceList(areas)]
}

/** Requires a pack that lists parts to list all of them with one price each, which add up to its original price. */
function packParts({ value, problem }: ValidData<typeof packsSchema>, offers: OfferArea['offers']): Findings {
  return value.packs.map(({ offers: parts = [], originalPrice }, index) => {
    const found = parts.flatMap((id) => offers.find(({ offer }) => offer === id) ?? [])
    const wrong = found.filter(({ price }) => !price || price.upTo || price.per)
    const sum = found.reduce((all, { price }) => all + (price?.amount ?? 0), 0)
    const isWhole = found.length === parts.length && wrong.length === 0
    return [
      wrong.map(({ offer }) =>
        problem(`packs[${index}].offers[${parts.indexOf(offer)}]`, message('partWithoutPrice', { offer })),
      ),
      parts.length > 0 &&
        isWhole &&
        sum !== originalPrice &&
        problem(`packs[${index}].originalPrice`, message('partsDoNotSum', { sum, originalPrice })),
    ]
  })
}

function priceList(areas: readonly ValidData<typeof offerAreaSchema>[]): Findings {
  const list = validData(dataFiles.priceList)
  if (!list) return []
  const { entries } = list.value
  const offers = areas.flatMap(({ value }) => value.offers)
  return [
    areas.map(({ value, problem }) =>
      value.offers.map(
        ({ offer, price }, index) =>
          price &&
          !price.per &&
          !entries.some((entry) => entry.offers.includes(offer)) &&
          problem(`offers[${index}].offer`, message('notOnPriceList', { offer }), 'warning'),
      ),
    ),
    entries.map((entry, index) => {
      const where = `entries[${index}].offers`
      const listed = offers.filter(({ offer }) => entry.offers.includes(offer))
      const prices = new Set(listed.flatMap(({ price }) => (price ? [price.per] : [])))
      const units = new Set(listed.flatMap(({ duration }) => (duration?.from ? [duration.unit] : [])))
      return [
        prices.size > 1 && list.problem(where, message('entryMixesPrices')),
        units.size > 1 && list.problem(where, message('entryMixesUnits')),
      ]
    }),
  ]
}
