import type { Catalogue } from './catalogue'
import { api, own, seats, type Way } from './cost'
import { type Entered, type Inputs, type Picked, picked, startOf } from './inputs'
import { type Load, loadOf, serversFor } from './load'
import { type Memory, memoryOf } from './memory'
import { speedFor } from './speed'
import { type BreakEven, breakEven } from './staircase'

export type Result = {
  of: Picked
  inputs: Inputs
  load: Load
  memory: Memory
  speed: { from: number; to: number }
  servers: number
  /** Seats, American API, European API. */
  others: readonly Way[]
  /** The others but seats if a program asks, and the own server. */
  compared: readonly Way[]
  /** Null if the model does not fit on the card. */
  own: Way | null
  cheapest: Way
  /** Cents per month that the own server costs more than the cheapest alternative; negative if it costs less. */
  difference: number | null
  breakEven: { american: BreakEven | null; european: BreakEven | null }
}

/** Computes the comparison. */
export function compute(entered: Entered, catalogue: Catalogue): Result {
  const of = picked(entered, catalogue)
  return computeWith({ ...startOf(of, catalogue), ...entered.set }, of, catalogue)
}

/** Beyond this many questions per person and day a program is asking, so seats are no alternative. */
const mostOfAPerson = 500

export const isProgram = ({ questions }: Inputs): boolean => questions > mostOfAPerson

/** Computes with the given inputs, unvalidated. */
export function computeWith(inputs: Inputs, of: Picked, catalogue: Catalogue): Result {
  const load = loadOf(inputs)
  const servers = serversFor(load.requests, load)
  const others = [
    seats(inputs, catalogue.seat),
    api('american', inputs, of, load),
    api('european', inputs, of, load),
  ]
  const comparable = others.filter(({ id }) => id !== 'seats' || !isProgram(inputs))
  const cheapest = comparable.reduce((best, way) => (way.monthly < best.monthly ? way : best))
  const ownWay = servers > 0 ? own(servers, inputs, of) : null
  return {
    of,
    inputs,
    load,
    memory: memoryOf(inputs),
    speed: speedFor(of.server.card, inputs),
    servers,
    others,
    compared: ownWay ? [...comparable, ownWay] : comparable,
    own: ownWay,
    cheapest,
    difference: ownWay && ownWay.monthly - cheapest.monthly,
    breakEven: {
      american: breakEven('american', inputs, of, load),
      european: breakEven('european', inputs, of, load),
    },
  }
}
