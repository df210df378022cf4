import { own, perRequest } from './cost'
import type { Inputs, Picked } from './inputs'
import type { Load } from './load'

/** A number of whole servers, how many requests per month they answer at most, and their cost per month, in cents. */
type Step = { servers: number; to: number; monthly: number }

export type BreakEven = {
  /** Requests per month from which own servers never cost more than the API, and how many servers answer them. */
  requests: number
  servers: number
  /** The factor over the current load. */
  times: number
  /** Tokens read and written per second and server at its peak. */
  tokensPerSecond: number
}

/**
 * Returns from how many requests per month own servers cost no more than an API, for good: below, they may cost less until
 * one more is needed. Null if they never do, because each further server costs more than its requests at the API.
 */
export function breakEven(
  region: 'american' | 'european',
  inputs: Inputs,
  of: Picked,
  load: Load,
): BreakEven | null {
  const { read, written } = perRequest(region, inputs, of)
  const price = (read + written) * 100
  const full = load.requestsPerServer
  const one = own(1, inputs, of).monthly
  const more = own(2, inputs, of).monthly - one
  const gain = price * full - more
  if (gain <= 0) return null
  // So many full servers have saved what the next one costs.
  const servers = Math.max(1, load.leastServers, Math.ceil(one / gain))
  const requests = (one + (servers - 1) * more) / price
  const times = requests / load.requests
  const tokensPerSecond = (load.tokensPerSecond * times) / servers
  return Number.isFinite(times) && Number.isFinite(tokensPerSecond)
    ? { requests, servers, times, tokensPerSecond }
    : null
}

/** Returns the steps up to a number of requests per month: at most `most`, each of several servers if need be. */
export function stairs(inputs: Inputs, of: Picked, load: Load, upTo: number, most: number): Step[] {
  const full = load.requestsPerServer
  if (full <= 0) return []
  const first = Math.max(1, load.leastServers)
  const count = Math.max(1, Math.ceil(upTo / full) - first + 1)
  const each = Math.ceil(count / most)
  return Array.from({ length: Math.ceil(count / each) }, (_, index) => {
    const servers = first - 1 + Math.min(count, (index + 1) * each)
    return {
      servers,
      to: servers * full,
      monthly: own(servers, inputs, of).monthly,
    }
  })
}
