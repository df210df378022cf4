import type { Figure } from './catalogue'
import type { Inputs, Picked } from './inputs'
import type { Load } from './load'

export const shareIds = [
  'licences',
  'read',
  'written',
  'rent',
  'purchase',
  'energy',
  'installation',
  'operations',
] as const
export type ShareId = (typeof shareIds)[number]

/** In whole cents: what is paid each month, over all months, and what that is a month. */
export type Share = { id: ShareId; monthly: number; total: number }
export const wayIds = ['seats', 'american', 'european', 'own'] as const
export type WayId = (typeof wayIds)[number]
export type Way = { id: WayId; shares: readonly Share[]; monthly: number; total: number }

type Months = Pick<Inputs, 'months'>

/** Hours of an average month, by which a machine that is never turned off draws current. */
const hoursOfMonth = 730

/** Euros of an amount in the unit of a figure. */
const inEuros = (amount: number, figure: Figure | undefined, { rate }: Pick<Inputs, 'rate'>) =>
  figure?.unit === 'USD' ? amount / rate : amount

const cents = (euros: number) => Math.round(euros * 100)

/** Returns what is paid each month, in euros, over so many months. */
export const each = <Id extends string>(id: Id, euros: number, { months }: Months) => ({
  id,
  monthly: cents(euros),
  total: cents(euros * months),
})

/** Returns what is paid once, in euros, over so many months. */
export const once = <Id extends string>(id: Id, euros: number, { months }: Months) => ({
  id,
  monthly: cents(euros / months),
  total: cents(euros),
})

/** Returns all shares together. */
export function sumOf(shares: readonly Pick<Share, 'monthly' | 'total'>[]) {
  const sum = (of: 'monthly' | 'total') => shares.reduce((all, share) => all + share[of], 0)
  return { monthly: sum('monthly'), total: sum('total') }
}

const way = (id: WayId, shares: readonly Share[]): Way => ({ id, shares, ...sumOf(shares) })

export function seats(inputs: Inputs, seat: Figure): Way {
  return way('seats', [each('licences', inEuros(inputs.people * inputs.seat, seat, inputs), inputs)])
}

/** What one request costs at an API, in euros. */
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

/** What so many own servers cost: most of it for each of them, the installation and the operations for all. */
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
