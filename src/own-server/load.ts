import type { Inputs } from './inputs'
import { memoryOf, usersOn } from './memory'

/** What is asked in a month, and what one server can answer of it. */
export type Load = {
  requests: number
  /** Read and written, a second, when most is asked. */
  tokensPerSecond: number
  /** Conversations at once that one server holds; none where the model does not fit. */
  usersPerServer: number
  /** Requests a month that one server answers: by its memory, and by a measured throughput where there is one. */
  requestsPerServer: number
}

export function loadOf(inputs: Inputs): Load {
  const { people, questions, days, hours, tokensIn, tokensOut, peak, users, capacity } = inputs
  const requests = people * questions * days
  const seconds = days * hours * 3600
  const tokensPerSecond = (requests * (tokensIn + tokensOut) * peak) / seconds
  const usersPerServer = usersOn(inputs.cardMemory, memoryOf(inputs), inputs)
  const byMemory = (requests * usersPerServer) / users
  // Less than a token a second is no measurement.
  const byThroughput =
    capacity >= 1 && tokensPerSecond > 0 ? (requests * capacity) / tokensPerSecond : Number.POSITIVE_INFINITY
  return {
    requests,
    tokensPerSecond,
    usersPerServer,
    requestsPerServer: Math.min(byMemory, byThroughput),
  }
}

/** How many whole servers answer so many requests a month; none can where the model does not fit. */
export function serversFor(requests: number, { requestsPerServer }: Pick<Load, 'requestsPerServer'>): number {
  if (requestsPerServer <= 0) return 0
  // What divides evenly must not come to one more by a rounding error.
  return Math.max(1, Math.ceil(requests / requestsPerServer - 1e-9))
}
