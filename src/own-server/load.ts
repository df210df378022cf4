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
   * Requests per month that one server can answer: limited by its memory, and by a measured throughput if there is one.
   */
  requestsPerServer: number
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
  const byMemory = (requests * usersPerServer) / conversations
  const byThroughput =
    !isUnmeasured(inputs) && tokensPerSecond > 0
      ? (requests * capacity) / tokensPerSecond
      : Number.POSITIVE_INFINITY
  return {
    requests,
    tokensPerSecond,
    conversations,
    usersPerServer,
    requestsPerServer: Math.min(byMemory, byThroughput),
  }
}

/** Returns how many whole servers answer so many requests a month; 0 if the model does not fit. */
export function serversFor(requests: number, { requestsPerServer }: Pick<Load, 'requestsPerServer'>): number {
  if (requestsPerServer <= 0) return 0
  // Keeps a rounding error from adding a server to an exact division.
  return Math.max(1, Math.ceil(requests / requestsPerServer - 1e-9))
}
