import { dataFiles, offerAreas } from '../../load/data-files'
import { message } from '../messages/message'
import { instead } from '../nearest'
import { ruleOf } from '../rule-of'
import { soundData } from '../sound-data'
import { unknownFigure } from '../unknown-names'

/** Requires the two-year cost cases to refer to existing rents and to offers with a price. */
export const twoYears = ruleOf(dataFiles.twoYears, ({ value, problem }) => {
  const figures = soundData(dataFiles.figures)?.value
  const areas = offerAreas('content').map((area) => soundData(area)?.value)
  // Files that break their schema are reported elsewhere.
  if (!figures || areas.includes(undefined)) return []
  const rents = figures.filter(({ unit }) => unit === 'EUR')
  const offers = areas.flatMap((area) => area?.offers ?? [])
  const known = offers.map(({ offer }) => offer)
  const offer = (place: string, id: string) => {
    const found = offers.find((one) => one.offer === id)
    if (!found) return [problem(place, message('unknownOffer', { offer: id, instead: instead(id, known) }))]
    return found.price ? [] : [problem(place, message('offerOnRequest', { offer: id }))]
  }
  return value.cases.flatMap((one, index) => [
    ...offer(`cases[${index}].offer`, one.offer),
    ...offer(`cases[${index}].plan`, one.plan),
    ...one.servers.flatMap(({ month }, server) =>
      rents.some(({ id }) => id === month)
        ? []
        : [problem(`cases[${index}].servers[${server}].month`, unknownFigure(month, rents))],
    ),
  ])
})
