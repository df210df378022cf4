import type { Model } from './catalogue'
import type { Inputs } from './inputs'

type Shape = Pick<Model, 'layers' | 'kvHeads' | 'headSize'> & { window?: number | undefined }

/** Returns the bytes of the weights: all parameters are held, including those that a token does not use. */
export const weightBytes = ({ parameters }: Pick<Model, 'parameters'>, bits: number): number =>
  (parameters * 1e9 * bits) / 8

/** Returns the cache bytes per token within the window: a key and a value in each layer. */
export const cacheBytesPerToken = (
  { layers, kvHeads, headSize }: Pick<Shape, 'layers' | 'kvHeads' | 'headSize'>,
  bits: number,
): number => (2 * layers * kvHeads * headSize * bits) / 8

/** Returns the cache bytes of one conversation. In a model with a window every second layer caches the window only. */
export function cacheBytes(model: Shape, context: number, bits: number): number {
  const each = cacheBytesPerToken(model, bits)
  const held = Math.min(context, model.window || context)
  return (each * (context + held)) / 2
}

export type Memory = {
  weights: number
  /** Of one conversation, and of all at once. */
  conversation: number
  cache: number
  needed: number
}

/** Returns the bytes of the weights and all concurrent conversations. */
export function memoryOf(inputs: Inputs): Memory {
  const weights = weightBytes(inputs, inputs.bits)
  const conversation = cacheBytes(inputs, inputs.context, inputs.cacheBits)
  const cache = conversation * inputs.users
  return { weights, conversation, cache, needed: weights + cache }
}

/** Returns how many concurrent conversations fit on a card beside the weights; 0 if these do not fit. */
export function usersOn(
  gigabytes: number,
  { weights, conversation }: Memory,
  { usable }: Pick<Inputs, 'usable'>,
): number {
  const free = (gigabytes * 1e9 * usable) / 100 - weights
  return Math.max(0, Math.floor(free / conversation))
}
