import type { Inputs } from './inputs'
import { memoryOf, usersOn } from './memory'

/** The monthly load, and the capacity of one server. */
export type Load = {
  requests: number
  /** Tokens read and written per second at the peak. */
  tokensPerSecond: number
  /** Concurrent conversations at the peak: those entered, or more if that many answers cannot be written in fewer. */
  conversations: number
  /** Concurrent conversations that one server holds; 0 if the model does not fit. */
  usersPerServer: number
  /**
   * Requests per month that one server can answer, whoever asks: limited by how many answers its memory lets it write at
   * once, and by a measured throughput if there is one.
   */
  requestsPerServer: number
  /** How many servers hold the conversations entered, however few the requests; 0 if the model does not fit. */
  leastServers: number
}

/** Whether no throughput is given: less than one token per second means not measured. */
export const isUnmeasured = ({ capacity }: Inputs): boolean => capacity < 1

/** @param speed tokens per second of one conversation, at most */
export function loadOf(inputs: Inputs, speed: number): Load {
  const { people, questions, days, hours, tokensIn, tokensOut, peak, users, capacity } = inputs
  const requests = people * questions * days
  const seconds = days * hours * 3600
  const tokensPerSecond = (requests * (tokensIn + tokensOut) * peak) / seconds
  const written = (requests * tokensOut * peak) / seconds
  const conversations = Math.max(users, written / speed)
  const usersPerServer = usersOn(inputs.cardMemory, memoryOf(inputs), inputs)
  // An answer has at least one token.
  const byMemory = (usersPerServer * speed * seconds) / (Math.max(1, tokensOut) * peak)
  const byThroughput = isUnmeasured(inputs)
    ? Number.POSITIVE_INFINITY
    : (capacity * seconds) / ((tokensIn + tokensOut) * peak)
  return {
    requests,
    tokensPerSecond,
    conversations,
    usersPerServer,
    requestsPerServer: Math.min(byMemory, byThroughput),
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
