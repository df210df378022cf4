import { dataFiles } from '../../load/data-files'
import { message } from '../../messages/message'
import { ruleOf } from '../rule-of'
import { unknownFigure, unknownOffer } from '../unknown-names'
import { validAreas, validData } from '../valid-data'

/** Requires the two-year cost cases to refer to existing rents and to offers with a price. */
export const twoYears = ruleOf(dataFiles.twoYears, ({ value, problem }) => {
  const figures = validData(dataFiles.figures)?.value
  const offers = validAreas()?.flatMap(({ value }) => value.offers)
  // Files that break their schema are reported elsewhere.
  if (!figures || !offers) return []
  const rents = figures.filter(({ unit }) => unit === 'EUR')
  const known = offers.map(({ offer }) => offer)
  const offer = (place: string, id: string) => {
    const found = offers.find((one) => one.offer === id)
    if (!found) return [problem(place, unknownOffer(id, known))]
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
