import { isService, services } from '../../../offers/services'
import { dataFiles } from '../../load/data-files'
import { type Message, message } from '../../messages/message'
import { type Findings, type Problem, problemIn, start } from '../../messages/problem'
import type { OfferArea, packsSchema } from '../../schemas/offers'
import type { Content } from '../content'
import { unknownOffer } from '../unknown-names'
import { type ValidData, validAreas, validData } from '../valid-data'

/**
 * Requires one file an area, the contact form to list exactly the offers, and the price list to name existing ones, and
 * in one entry only such as one line can show.
 */
export function offersAgree({ scope }: Content): Findings {
  if (!scope.site) return []
  const areas = validAreas()
  const packs = validData(dataFiles.packs)
  // Offers of an unreadable file are unknown, so reporting them as missing would be wrong.
  if (!packs || !areas) return []

  const problems: Problem[] = []
  const claimed = new Map<string, string>()
  const offered = new Set<string>(['other', ...packs.value.packs.map(({ pack }) => pack)])
  for (const { file, value, problem } of areas) {
    const first = areas.find((one) => one.value.area === value.area)
    if (first && first.file !== file)
      problems.push(problem('area', message('areaTwice', { file: first.file })))
    for (const [index, { offer, contactAs }] of value.offers.entries()) {
      const report = (said: Message) => problems.push(problem(`offers[${index}].offer`, said))
      offered.add(contactAs ?? offer)
      const owner = claimed.get(offer)
      if (owner) report(message('offerTwice', { offer, file: owner }))
      claimed.set(offer, file)
      if (!contactAs && !isService(offer)) report(message('offerUnknownToForm', { offer }))
    }
  }
  for (const service of services.filter((id) => !offered.has(id)))
    problems.push(problemIn('src/offers/services.ts')(start, message('serviceWithoutOffer', { service })))
  const offers = areas.flatMap(({ value }) => value.offers)
  return [problems, packParts(packs, offers), priceList(offers)]
}

/** Requires a pack that lists parts to list all of them with one price each, which add up to its original price. */
function packParts({ value, problem }: ValidData<typeof packsSchema>, offers: OfferArea['offers']): Findings {
  const known = offers.map(({ offer }) => offer)
  return value.packs.map(({ offers: parts = [], originalPrice }, index) => {
    const found = parts.map((id) => offers.find(({ offer }) => offer === id))
    const wrong = found.flatMap((part, place) => {
      const offer = parts[place] ?? ''
      const where = `packs[${index}].offers[${place}]`
      if (!part) return [problem(where, unknownOffer(offer, known))]
      const { price } = part
      return price && !price.upTo && !price.per
        ? []
        : [problem(where, message('partWithoutPrice', { offer }))]
    })
    const sum = found.reduce((all, part) => all + (part?.price?.amount ?? 0), 0)
    if (wrong.length > 0 || parts.length === 0 || sum === originalPrice) return wrong
    return problem(`packs[${index}].originalPrice`, message('partsDoNotSum', { sum, originalPrice }))
  })
}

function priceList(offers: OfferArea['offers']): Findings {
  const list = validData(dataFiles.priceList)
  if (!list) return []
  const known = offers.map(({ offer }) => offer)
  return list.value.entries.map((entry, index) => {
    const where = `entries[${index}].offers`
    const listed = offers.filter(({ offer }) => entry.offers.includes(offer))
    const prices = new Set(listed.flatMap(({ price }) => (price ? [price.per] : [])))
    const units = new Set(listed.flatMap(({ duration }) => (duration?.from ? [duration.unit] : [])))
    return [
      entry.offers.map(
        (offer, place) =>
          !known.includes(offer) && list.problem(`${where}[${place}]`, unknownOffer(offer, known)),
      ),
      prices.size > 1 && list.problem(where, message('entryMixesPrices')),
      units.size > 1 && list.problem(where, message('entryMixesUnits')),
    ]
  })
}
