import type { Inputs } from './inputs'
import { memoryOf, usersOn } from './memory'
import { secondsPerAnswer } from './speed'

/** The monthly load, and the capacity of one server. */
export type Load = {
  requests: number
  /** Tokens read and written per second at the peak. */
  tokensPerSecond: number
  /** Concurrent conversations that one server holds; 0 if the model does not fit. */
  usersPerServer: number
  /** Tokens per second, read and written, that one server processes: estimated, or measured if that is less. */
  tokensPerServer: number
  /** Requests per month that one server answers, whoever asks. */
  requestsPerServer: number
  /** How many servers hold the conversations entered, however few the requests; 0 if the model does not fit. */
  leastServers: number
}

/** Whether no throughput is given: less than one token per second means not measured. */
export const isUnmeasured = ({ capacity }: Inputs): boolean => capacity < 1

export function loadOf(inputs: Inputs): Load {
  const { people, questions, days, hours, tokensIn, tokensOut, peak, users, capacity } = inputs
  const requests = people * questions * days
  const seconds = days * hours * 3600
  // An answer has at least one token.
  const tokens = tokensIn + Math.max(1, tokensOut)
  const usersPerServer = usersOn(inputs.cardMemory, memoryOf(inputs), inputs)
  const estimated = usersPerServer > 0 ? tokens / secondsPerAnswer(inputs, usersPerServer) : 0
  const tokensPerServer = isUnmeasured(inputs) ? estimated : Math.min(estimated, capacity)
  return {
    requests,
    tokensPerSecond: (requests * tokens * peak) / seconds,
    usersPerServer,
    tokensPerServer,
    requestsPerServer: (tokensPerServer * seconds) / (tokens * peak),
    leastServers: usersPerServer > 0 ? Math.ceil(users / usersPerServer) : 0,
  }
}

/** Returns how many whole servers answer so many requests a month; 0 if the model does not fit. */
export function serversFor(
  requests: number,
  { requestsPerServer, leastServers }: Pick<Load, 'requestsPerServer' | 'leastServers'>,
): number {
  if (requestsPerServer <= 0) return 0
  // Keeps a rounding error from adding a server to an exact division.
  return Math.max(1, leastServers, Math.ceil(requests / requestsPerServer - 1e-9))
}
