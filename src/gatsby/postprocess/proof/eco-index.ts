/** Quantiles of the EcoIndex (cnumr/ecoindex_reference): nodes, requests, kilobytes of 1,024 bytes. */
const quantiles = {
  nodes: [
    0, 47, 75, 159, 233, 298, 358, 417, 476, 537, 603, 674, 753, 843, 949, 1076, 1237, 1459, 1801, 2479,
    594601,
  ],
  requests: [0, 2, 15, 25, 34, 42, 49, 56, 63, 70, 78, 86, 95, 105, 117, 130, 147, 170, 205, 281, 3920],
  kilobytes: [
    0, 1.37, 144.7, 319.53, 479.46, 631.97, 783.38, 937.91, 1098.62, 1265.47, 1448.32, 1648.27, 1876.08,
    2142.06, 2465.37, 2866.31, 3401.59, 4155.73, 5400.08, 8037.54, 223212.26,
  ],
}

function position(values: readonly number[], value: number): number {
  const index = values.findIndex((limit, at) => at > 0 && value < limit)
  if (index < 1) return values.length - 1
  const [low = 0, high = 0] = [values[index - 1], values[index]]
  return index - 1 + (value - low) / (high - low)
}

type Measured = { nodes: number; requests: number; kilobytes: number }

/** Returns the EcoIndex of a page by the reference's current formula, from 0 to 100. */
export function ecoIndex({ nodes, requests, kilobytes }: Measured): number {
  const [n, r, k] = [
    position(quantiles.nodes, nodes),
    position(quantiles.requests, requests),
    position(quantiles.kilobytes, kilobytes),
  ]
  return 100 - (5 * (3 * n + 2 * r + k)) / 6
}

/**
 * Returns the EcoIndex by the former formula, which counted quantiles from one and so gave five points less,
 * from −5 to 95 (cnumr/GreenIT-Analysis, issue 61). The limits of its grades were five points lower too.
 */
export const formerEcoIndex = (measured: Measured): number => ecoIndex(measured) - 5

const grades = [
  ['A', 80],
  ['B', 70],
  ['C', 55],
  ['D', 40],
  ['E', 25],
  ['F', 10],
] as const

/** Returns the grade of an EcoIndex by the current formula. */
export const ecoGrade = (score: number): string => grades.find(([, from]) => score > from)?.[0] ?? 'G'
