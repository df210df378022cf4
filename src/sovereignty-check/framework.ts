/** The editions of the framework, which differ in their weights, the newest first. */
export const editions = ['june2026', 'october2025'] as const
export type Edition = (typeof editions)[number]

/** A criterion for the computation: points and level (SEAL) of each answer, from the weakest to the strongest. */
export type Criterion = { id: string; points: readonly number[]; seals: readonly number[] }

export type Objective<C extends Criterion = Criterion> = {
  id: string
  weights: Readonly<Record<Edition, number>>
  criteria: readonly C[]
}

/** An objective for the result, with the names of its criteria. */
export type NamedObjective = Objective<Criterion & { name: string; answers: readonly string[] }> & {
  name: string
}

/** An answer is its index on the criterion's ladder, from 0. */
export type Answer = number | 'unknown'
export type Answers = Readonly<Record<string, Answer>>

/** The highest level. */
export const topSeal = 4

/** Points that count as a full objective, whatever its answers add up to. */
export const nominalPoints = 1000
