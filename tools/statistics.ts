/** Returns the value below which a share of the values lie: the higher of two that are equally near. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Returns the middle value; of an even number the higher of the two. */
export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** @throws with every bound that is missed */
export function expectNone(missed: readonly string[]): void {
  if (missed.length > 0) throw new Error(`Bounds that do not hold:\n  ${missed.join('\n  ')}`)
}
