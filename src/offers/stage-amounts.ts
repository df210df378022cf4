/** Splits whole euros or cents by percentages; the last part absorbs the rounding. */
export function stageAmounts(amount: number, stages: readonly number[]): number[] {
  const parts = stages.slice(0, -1).map((stage) => Math.floor((amount * stage) / 100))
  return [...parts, amount - parts.reduce((sum, part) => sum + part, 0)]
}
