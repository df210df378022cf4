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
  /** Tokens per second, read and written, that one server processes; 0 if the model does not fit. */
  tokensPerServer: number
  /** Requests per month that one server answers, whoever asks. */
  requestsPerServer: number
  /** How many servers hold the conversations entered, however few the requests; 0 if the model does not fit. */
  leastServers: number
}

/** Whether no throughput is given: less than one token per second means not measured. */
export const isUnmeasured = ({ capacity }: Inputs): boolean => capacity < 1

export function loadOf(inputs: Inputs): Load {
  const { people, questions, days, hours, tokensIn, tokensOut, peak, users } = inputs
  const requests = people * questions * days
  const seconds = days * hours * 3600
  // An answer has at least one token.
  const tokens = tokensIn + Math.max(1, tokensOut)
  const usersPerServer = usersOn(inputs.cardMemory, memoryOf(inputs), inputs)
  const tokensPerServer = usersPerServer > 0 ? throughputOf(inputs, tokens, usersPerServer) : 0
  return {
    requests,
    tokensPerSecond: (requests * tokens * peak) / seconds,
    usersPerServer,
    tokensPerServer,
    requestsPerServer: (tokensPerServer * seconds) / (tokens * peak),
    leastServers: usersPerServer > 0 ? Math.ceil(users / usersPerServer) : 0,
  }
}

/**
 * Returns the measured throughput, but no more than memory and computing allow, one beside the other. Without a measurement,
 * estimates it: at the attained share, one after the other.
 */
function throughputOf(inputs: Inputs, tokens: number, users: number): number {
  const { reading, computing } = secondsPerAnswer(inputs, users)
  return isUnmeasured(inputs)
    ? ((tokens / (reading + computing)) * inputs.attained) / 100
    : Math.min(inputs.capacity, tokens / Math.max(reading, computing))
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
