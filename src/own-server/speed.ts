import type { Card, Model } from './catalogue'
import type { Inputs } from './inputs'
import { memoryOf, weightBytes } from './memory'

/**
 * Returns how many tokens a second one conversation alone is answered with: each token reads the active weights, and what there is of
 * the conversation. From: a full context, and the part of the bandwidth that is attained; to: an empty one, and all of it.
 */
export function speedFor(
  model: Model,
  { bandwidth }: Pick<Card, 'bandwidth'>,
  inputs: Inputs,
): { from: number; to: number } {
  const active = weightBytes({ parameters: model.active }, inputs.bits)
  const { conversation } = memoryOf(model, inputs)
  return {
    from: (bandwidth.value * 1e9 * inputs.attained) / 100 / (active + conversation),
    to: ((bandwidth.upTo ?? bandwidth.value) * 1e9) / active,
  }
}
