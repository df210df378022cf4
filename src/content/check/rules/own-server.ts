import { dataFiles } from '../../load/data-files'
import { ruleOf } from '../rule-of'
import { unknownFigure, unknownName } from '../unknown-names'
import { validData } from '../valid-data'

/** Requires the figures, models, cards and offers that the calculator of /tools/own-server cites to exist. */
export const ownServer = ruleOf(dataFiles.ownServer, ({ value, problem }) => {
  const figures = validData(dataFiles.figures)?.value
  if (!figures) return []
  const ids = figures.map(({ id }) => id)
  const named = (list: readonly { id: string }[]) => list.map(({ id }) => id)

  const figure = (place: string, id: string | undefined) =>
    id === undefined || ids.includes(id) ? [] : [problem(place, unknownFigure(id, figures))]
  const own = (place: string, name: string | undefined, known: readonly string[]) =>
    name === undefined ? [] : unknownName(name, known).map((said) => problem(place, said))

  const models = named(value.models)
  const cards = named(value.cards)
  const chosen = (place: string, choice: Partial<typeof value.choice> | undefined) => [
    ...own(`${place}.model`, choice?.model, models),
    ...own(`${place}.american`, choice?.american, named(value.american)),
    ...own(`${place}.server`, choice?.server, named(value.servers)),
  ]
  return [
    ...figure('seat', value.seat),
    ...figure('rate', value.rate),
    ...chosen('choice', value.choice),
    ...(['european', 'american'] as const).flatMap((region) =>
      value[region].flatMap((api, index) => [
        ...figure(`${region}[${index}].in`, api.in),
        ...figure(`${region}[${index}].out`, api.out),
        ...own(`${region}[${index}].model`, api.model, models),
      ]),
    ),
    ...value.cards.flatMap(({ bandwidth, teraops }, index) => [
      ...figure(`cards[${index}].bandwidth`, bandwidth),
      ...figure(`cards[${index}].teraops`, teraops),
    ]),
    ...value.servers.flatMap(({ card, month, setup, price }, index) => [
      ...own(`servers[${index}].card`, card, cards),
      ...figure(`servers[${index}].month`, month),
      ...figure(`servers[${index}].setup`, setup),
      ...figure(`servers[${index}].price`, price),
    ]),
    ...value.measured.flatMap((one, index) => [
      ...own(`measured[${index}].model`, one.model, models),
      ...own(`measured[${index}].card`, one.card, cards),
      ...figure(`measured[${index}].figure`, one.figure),
    ]),
    ...value.cases.flatMap(({ choice }, index) => chosen(`cases[${index}].choice`, choice)),
  ]
})
