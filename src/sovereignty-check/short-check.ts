import { type Criterion, nominalPoints, type Objective, topSeal } from './framework'

/** The influence of a criterion. */
type Influence = {
  id: string
  /** The average number of levels its answers take away. */
  pull: number
  /** The most it can add to the score, in percent. */
  share: number
}

/** Whether some answer limits the level; nine criteria of the framework never can. */
export const canBind = ({ seals }: Criterion): boolean => seals.some((seal) => seal < topSeal)

/** The number of criteria in the short check. */
const questionCount = 16

/**
 * Chooses the criteria of the short check, in the framework's order: the most limiting one of each objective, then the
 * most limiting of the rest. Ties are broken by weight in the score (June 2026).
 */
export function decisive(objectives: readonly Objective[]): Influence[] {
  const influences = objectives.map(({ weights, criteria }) =>
    criteria.filter(canBind).map(({ id, seals, points }) => ({
      id,
      pull: seals.reduce((sum, seal) => sum + topSeal - seal, 0) / seals.length,
      share: (weights.june2026 * Math.max(...points)) / nominalPoints,
    })),
  )
  const byInfluence = (a: Influence, b: Influence) => b.pull - a.pull || b.share - a.share
  const ofObjectives = influences.flatMap((all) => [...all].sort(byInfluence).slice(0, 1))
  const others = influences
    .flat()
    .filter((one) => !ofObjectives.includes(one))
    .sort(byInfluence)
    .slice(0, Math.max(0, questionCount - ofObjectives.length))
  return influences.flat().filter((one) => ofObjectives.includes(one) || others.includes(one))
}
