import type { Card } from './catalogue'
import type { Inputs } from './inputs'
import { memoryOf } from './memory'

/**
 * Returns how many tokens a second one conversation alone is answered with: each token reads the active weights, and what there is of
 * the conversation. From: a full context, and the part of the bandwidth that is attained; to: an empty one, and all of it, where a card
 * is sold with several that of the best, unless the visitor has set it.
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
