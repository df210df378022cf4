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
