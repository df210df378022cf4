import { type Criterion, nominalPoints, type Objective, topSeal } from './framework'

/** How much a criterion decides. */
export type Influence = {
  id: string
  /** How many levels it takes away, on average over its answers. */
  pull: number
  /** What it can add to the score at most, in percent. */
  share: number
  /** Why it is asked: it decides most of its objective, or it is among those that decide most of all. */
  reason: 'objective' | 'level'
}

/** Whether some answer holds the level below the highest; nine criteria of the framework can never do so. */
export const canBind = ({ seals }: Criterion): boolean => seals.some((seal) => seal < topSeal)

/** How many criteria the short check asks. */
const asked = 16

/**
 * Chooses the criteria of the short check, in the framework's order: of each objective the one that takes away most of the level,
 * then whichever take away most. Where two are equal, the one that weighs more in the score (June 2026) is asked.
 */
export function decisive(objectives: readonly Objective[]): Influence[] {
  const influences = objectives.map(({ weights, criteria }) =>
    criteria.filter(canBind).map(({ id, seals, points }) => ({
      id,
      pull: seals.reduce((sum, seal) => sum + topSeal - seal, 0) / seals.length,
      share: (weights.june2026 * Math.max(...points)) / nominalPoints,
    })),
  )
  const byInfluence = (a: { pull: number; share: number }, b: { pull: number; share: number }) =>
    b.pull - a.pull || b.share - a.share
  const ofObjectives = influences.flatMap((all) => all.toSorted(byInfluence).slice(0, 1))
  const others = influences
    .flat()
    .filter((one) => !ofObjectives.includes(one))
    .toSorted(byInfluence)
    .slice(0, Math.max(0, asked - ofObjectives.length))
  return influences
    .flat()
    .flatMap((one): Influence[] =>
      ofObjectives.includes(one)
        ? [{ ...one, reason: 'objective' }]
        : others.includes(one)
          ? [{ ...one, reason: 'level' }]
          : [],
    )
}
