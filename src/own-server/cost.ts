import type { Figure } from './catalogue'
import type { Inputs, Picked } from './inputs'
import type { Load } from './load'

const shareIds = [
  'licences',
  'read',
  'written',
  'rent',
  'purchase',
  'energy',
  'installation',
  'operations',
] as const
type ShareId = (typeof shareIds)[number]

/** In whole cents: the monthly payment, the total over all months, and its monthly average. */
type Share = { id: ShareId; monthly: number; total: number }
const wayIds = ['seats', 'american', 'european', 'own'] as const
export type WayId = (typeof wayIds)[number]
export type Way = { id: WayId; shares: readonly Share[]; monthly: number; total: number }

type Months = Pick<Inputs, 'months'>

/** Hours of an average month, for the electricity of a machine that always runs. */
const hoursOfMonth = 730

/** Converts an amount in a figure's currency to euros. */
const inEuros = (amount: number, figure: Figure | undefined, { rate }: Pick<Inputs, 'rate'>) =>
  figure?.unit === 'USD' ? amount / rate : amount

const cents = (euros: number) => Math.round(euros * 100)

/** Returns a monthly payment in euros as a share. */
export const each = <Id extends string>(id: Id, euros: number, { months }: Months) => ({
  id,
  monthly: cents(euros),
  total: cents(euros * months),
})

/** Returns a single payment in euros, spread over the months. */
export const once = <Id extends string>(id: Id, euros: number, { months }: Months) => ({
  id,
  monthly: cents(euros / months),
  total: cents(euros),
})

/** Returns the sum of shares. */
export function sumOf(shares: readonly Pick<Share, 'monthly' | 'total'>[]) {
  const sum = (of: 'monthly' | 'total') => shares.reduce((all, share) => all + share[of], 0)
  return { monthly: sum('monthly'), total: sum('total') }
}

const way = (id: WayId, shares: readonly Share[]): Way => ({ id, shares, ...sumOf(shares) })

export function seats(inputs: Inputs, seat: Figure): Way {
  return way('seats', [each('licences', inEuros(inputs.people * inputs.seat, seat, inputs), inputs)])
}

/** Returns the cost of one request at an API, in euros. */
export function perRequest(region: 'american' | 'european', inputs: Inputs, of: Picked) {
  const { in: readAt, out: writtenAt } = of[region]
  const [read, written] = region === 'american' ? [inputs.usIn, inputs.usOut] : [inputs.euIn, inputs.euOut]
  return {
    read: inEuros((inputs.tokensIn * read) / 1e6, readAt, inputs),
    written: inEuros((inputs.tokensOut * written) / 1e6, writtenAt, inputs),
  }
}

export function api(region: 'american' | 'european', inputs: Inputs, of: Picked, { requests }: Load): Way {
  const { read, written } = perRequest(region, inputs, of)
  return way(region, [each('read', requests * read, inputs), each('written', requests * written, inputs)])
}

/** Returns the cost of a number of own servers: most of it per server, installation and operations once for all. */
export function own(servers: number, inputs: Inputs, { server }: Picked): Way {
  const bought = server.price !== undefined
  const machine = inEuros(inputs.price, server.price, inputs) + inputs.machine
  const energy = (inputs.watts / 1000) * hoursOfMonth * inputs.power + inputs.hosting
  const setup = once('rent', servers * inputs.setup, inputs)
  const rent = each('rent', servers * inputs.rent, inputs)
  return way('own', [
    ...(bought
      ? [once('purchase', servers * machine, inputs), each('energy', servers * energy, inputs)]
      : [{ id: 'rent' as const, monthly: rent.monthly + setup.monthly, total: rent.total + setup.total }]),
    once('installation', inputs.installation, inputs),
    each('operations', inputs.plan + inputs.workHours * inputs.hourRate, inputs),
  ])
}
