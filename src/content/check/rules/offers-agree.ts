import { services } from '../../../offers/services'
import { dataFiles, offerAreas } from '../../load/data-files'
import type { Content } from '../content'
import { soundData } from '../data'
import { type Message, message } from '../messages/message'
import { instead } from '../nearest'
import { type Problem, problemIn } from '../problem'

/** The contact form offers exactly what the offers name, and the price list names offers that there are. */
export function offersAgree({ scope }: Content): Problem[] {
  if (!scope.site) return []
  const areas = offerAreas('content').map((area) => ({ file: `content/${area.name}`, data: soundData(area) }))
  const packs = soundData(dataFiles.packs)
  // What cannot be read names nothing: to miss its offers elsewhere would be a fault of its own making.
  if (!packs || areas.some(({ data }) => !data)) return []

  const problems: Problem[] = []
  const claimed = new Map<string, string>()
  const asked = new Set<string>(['other', ...packs.value.packs.map(({ pack }) => pack)])
  for (const { file, data } of areas) {
    data?.value.offers.forEach(({ offer, contactAs }, index) => {
      const problem = (said: Message) => problems.push(data.problem(`offers[${index}].offer`, said))
      asked.add(contactAs ?? offer)
      const owner = claimed.get(offer)
      if (owner) problem(message('offerTwice', { offer, file: owner }))
      claimed.set(offer, file)
      if (!contactAs && !services.some((service) => service === offer))
        problem(message('offerUnknownToForm', { offer }))
    })
  }
  for (const service of services.filter((id) => !asked.has(id)))
    problems.push(
      problemIn('src/offers/services.ts')(
        { line: 1, column: 1 },
        message('serviceWithoutOffer', { service }),
      ),
    )
  return [...problems, ...priceList([...claimed.keys()])]
}

function priceList(offers: readonly string[]): Problem[] {
  const list = soundData(dataFiles.priceList)
  return (list?.value.entries ?? []).flatMap((entry, index) =>
    entry.offers.flatMap((offer, place) =>
      list && !offers.includes(offer)
        ? [
            list.problem(
              `entries[${index}].offers[${place}]`,
              message('unknownOffer', { offer, instead: instead(offer, offers) }),
            ),
          ]
        : [],
    ),
  )
}
