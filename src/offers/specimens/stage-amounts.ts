/** Splits whole euros by percentages; the last part takes what rounding has left. */
export function stageAmounts(amount: number, stages: readonly number[]): number[] {
  const parts = stages.slice(0, -1).map((stage) => Math.floor((amount * stage) / 100))
  return [...parts, amount - parts.reduce((sum, part) => sum + part, 0)]
}
