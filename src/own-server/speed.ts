import type { Card } from './catalogue'
import type { Inputs } from './inputs'
import { memoryOf } from './memory'

/**
 * Returns the range of tokens per second for a single conversation: each token reads the active weights and the
 * conversation so far. From: a full context at the attained share of the bandwidth. To: an empty context at full
 * bandwidth, that of the best variant of a card unless the visitor has set it.
 */
export function speedFor(
  { bandwidth: { value, upTo = value } }: Pick<Card, 'bandwidth'>,
  inputs: Inputs,
): { from: number; to: number } {
  const { weights, conversation } = memoryOf(inputs)
  const active = (weights * inputs.active) / 100
  const most = inputs.bandwidth === value ? upTo : inputs.bandwidth
  return {
    from: (inputs.bandwidth * 1e9 * inputs.attained) / 100 / (active + conversation),
    to: (most * 1e9) / active,
  }
}

/**
 * Returns the seconds that an answer takes of a card's memory and of its computing, both fully used, when it answers as many
 * conversations at once as it holds: each step reads the weights, once for all of them, and every conversation; each token,
 * read or written, takes two operations per active parameter.
 */
export function secondsPerAnswer(inputs: Inputs, users: number): { reading: number; computing: number } {
  const { parameters, tokensIn, tokensOut, bandwidth, teraops } = inputs
  const { weights, conversation } = memoryOf(inputs)
  const active = inputs.active / 100
  // Conversations choose different experts: together they read nearly all of them.
  const read = weights * (1 - (1 - active) ** users) + users * conversation
  // An answer has at least one token.
  const written = Math.max(1, tokensOut)
  return {
    reading: (written * read) / users / (bandwidth * 1e9),
    computing: ((tokensIn + written) * 2 * parameters * 1e9 * active) / (teraops * 1e12),
  }
}
