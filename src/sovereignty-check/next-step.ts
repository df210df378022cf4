import { type Answers, type Edition, nominalPoints, type Objective } from './framework'
import { rate } from './rate'

/** An improvement of one criterion, from an answer to a better one. */
type Improvement = { id: string; from: number; to: number }

type Raise = {
  /** The resulting level of the answered criteria. */
  seal: number
  improvements: readonly Improvement[]
  /** The total number of steps up. */
  steps: number
}

/**
 * Returns the fewest steps that raise the level of the answered criteria: each limiting one rises just above it. Null
 * if nothing limits it.
 */
export function shortestRaise(objectives: readonly Objective[], answers: Answers): Raise | null {
  const level = rate(objectives, answers, 'june2026').sealOfAnswered
  if (level === null) return null
  const improvements = objectives
    .flatMap(({ criteria }) => criteria)
    .flatMap(({ id, seals }) => {
      const from = answers[id]
      if (typeof from !== 'number' || seals[from] !== level) return []
      return [{ id, from, to: seals.findIndex((seal, place) => place > from && seal > level) }]
    })
  // A criterion already at the top of its ladder cannot rise.
  if (improvements.some(({ to }) => to < 0)) return null
  const raised = { ...answers, ...Object.fromEntries(improvements.map(({ id, to }) => [id, to])) }
  return {
    seal: rate(objectives, raised, 'june2026').sealOfAnswered ?? level,
    improvements,
    steps: improvements.reduce((sum, { from, to }) => sum + to - from, 0),
  }
}

/** Returns the single step that adds most to the score, with its gain in percent; null if none is left. */
export function bestStep(
  objectives: readonly Objective[],
  answers: Answers,
  edition: Edition,
): (Improvement & { gain: number }) | null {
  const steps = objectives.flatMap(({ weights, criteria }) =>
    criteria.flatMap(({ id, points }) => {
      const from = answers[id]
      if (typeof from !== 'number') return []
      const [before, after] = points.slice(from, from + 2)
      if (before === undefined || after === undefined) return []
      return [{ id, from, to: from + 1, gain: (weights[edition] * (after - before)) / nominalPoints }]
    }),
  )
  return steps.reduce<(typeof steps)[number] | null>(
    (best, step) => (best && best.gain >= step.gain ? best : step),
    null,
  )
}
