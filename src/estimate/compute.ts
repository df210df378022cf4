import { stageAmounts } from '../offers/stage-amounts'
import type { Catalogue, Choice, Item, Pack, Range } from './catalogue'
import { type Conflict, conflictsOf } from './conflicts'
import { bestCover, type Cover, packsOfAreas } from './packs'

export type Line = {
  id: string
  name: string
  quantity: number
  per: Item['per']
  /** The price of one. */
  each: Range | null
  /** The price of all; null if it is on request. */
  price: Range | null
  weeks: Range | null
  features: readonly string[]
}

type Figures = { net: Range; vat: Range; gross: Range }

export type Estimate = {
  project: readonly Line[]
  /** The sum of the priced lines; null if no line has a price. */
  total: Figures | null
  /** Whether a line's price is on request, so that the total is a minimum. */
  open: boolean
  monthly: readonly Line[]
  /** Whether the project needs servers whose rent comes on top of the total. */
  rent: boolean
  /** The cost of a month in which all monthly lines run. */
  perMonth: Range
  /** Their cost over the months chosen. */
  recurring: Figures | null
  /** The sum of both; null if nothing has a price. */
  all: Figures | null
  /** The instalments of the lower bounds and of the upper ones, without the days; null if nothing is left to split. */
  instalments: { from: number[]; to: number[] } | null
  /** The sum of the days of advice, which are paid for when worked; null if there are none. */
  days: Range | null
  /** Weeks of the lines with a duration, in sequence and, of several, in parallel; null without any. */
  weeks: { inTurn: Range; sideBySide: Range | null } | null
  /** Names of the project's lines whose duration is not known beforehand. */
  untimed: readonly string[]
  conflicts: readonly Conflict[]
  /** Packs that cost less than the offers they consist of. */
  cover: Cover | null
  /** Packs of the areas chosen that cost less, but do not list their offers. */
  mentioned: readonly Pack[]
}

/**
 * Computes the estimate of a choice, the only source of its figures for page, mail and tests.
 *
 * @param choice unknown ids are ignored
 */
export function estimate(choice: Choice, catalogue: Catalogue): Estimate {
  const chosen = catalogue.items.filter(({ id }) => (choice[id] ?? 0) > 0)
  const packs = catalogue.packs.filter(({ id }) => (choice[id] ?? 0) > 0)
  const monthlyItems = chosen.filter(({ per }) => per === 'month')
  const projectItems = chosen.filter(({ per }) => per !== 'month')
  const lineOf = (item: Item) => itemLine(item, choice[item.id] ?? 0)
  const project = [...projectItems.map(lineOf), ...packs.map(packLine)]
  const monthly = monthlyItems.map(lineOf)
  const total = totalOf(project, catalogue.vat)
  const recurring = totalOf(monthly, catalogue.vat)
  const split = netOf(project.filter(({ per }) => per !== 'day'))
  const timed = projectItems.flatMap(({ weeks }) => (weeks ? [weeks] : []))
  return {
    project,
    total,
    open: project.some(({ price }) => !price),
    rent: areasOf(projectItems, packs, catalogue).some((area) => catalogue.rented.includes(area)),
    monthly,
    perMonth: sumOfRanges(monthly.flatMap(({ each }) => each ?? [])),
    recurring,
    all: total && recurring ? sumOfFigures(total, recurring) : (total ?? recurring),
    instalments: split && {
      from: stageAmounts(split.from, catalogue.stages),
      to: stageAmounts(split.to, catalogue.stages),
    },
    days: netOf(project.filter(({ per }) => per === 'day')),
    weeks: timed.length > 0 ? durations(timed) : null,
    untimed: [...projectItems.filter(({ weeks }) => !weeks), ...packs].map(({ name }) => name),
    conflicts: conflictsOf(chosen, packs),
    cover: bestCover(choice, catalogue),
    mentioned: packsOfAreas(projectItems, choice, catalogue.packs),
  }
}

/** Returns the areas that offers and packs have parts in. */
function areasOf(items: readonly Item[], packs: readonly Pack[], catalogue: Catalogue): string[] {
  const held = catalogue.items.filter(({ id }) => packs.some(({ offers }) => offers.includes(id)))
  return [
    ...[...items, ...held].flatMap(({ area, includes }) => [area, ...includes]),
    ...packs.flatMap(({ areas }) => areas),
  ]
}

function itemLine({ id, name, per, amount, upTo, weeks, features }: Item, quantity: number): Line {
  const each = amount === null ? null : { from: amount, to: upTo ?? amount }
  const price = each && { from: each.from * quantity, to: each.to * quantity }
  return { id, name, quantity, per, each, price, weeks, features }
}

function packLine({ id, name, price }: Pack): Line {
  const each = { from: price, to: price }
  return { id, name, quantity: 1, per: null, each, price: each, weeks: null, features: [] }
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)

const sumOfRanges = (ranges: readonly Range[]): Range => ({
  from: sum(ranges.map(({ from }) => from)),
  to: sum(ranges.map(({ to }) => to)),
})

const sumOfFigures = (one: Figures, other: Figures): Figures => ({
  net: sumOfRanges([one.net, other.net]),
  vat: sumOfRanges([one.vat, other.vat]),
  gross: sumOfRanges([one.gross, other.gross]),
})

/** Returns the sum of the lines with a price; null if there are none. */
function netOf(lines: readonly Line[]): Range | null {
  const prices = lines.flatMap(({ price }) => price ?? [])
  return prices.length > 0 ? sumOfRanges(prices) : null
}

function totalOf(lines: readonly Line[], rate: number): Figures | null {
  const net = netOf(lines)
  if (!net) return null
  const vatOf = (amount: number) => Math.round((amount * rate) / 100)
  const vat = { from: vatOf(net.from), to: vatOf(net.to) }
  return { net, vat, gross: { from: net.from + vat.from, to: net.to + vat.to } }
}

function durations(timed: readonly Range[]): NonNullable<Estimate['weeks']> {
  const all = (bound: 'from' | 'to') => timed.map((weeks) => weeks[bound])
  return {
    inTurn: { from: sum(all('from')), to: sum(all('to')) },
    sideBySide: timed.length > 1 ? { from: Math.max(...all('from')), to: Math.max(...all('to')) } : null,
  }
}
