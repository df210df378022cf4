import { type Answers, type Criterion, type Edition, nominalPoints, type Objective } from './framework'

export type Interval = { from: number; to: number }

export type ObjectiveRating = {
  id: string
  weight: number
  /** In percent of the objective. */
  score: Interval
  seal: Interval
  /** The level of the answered criteria alone; null without any. */
  sealOfAnswered: number | null
  answered: number
  total: number
}

type Rating = Omit<ObjectiveRating, 'id' | 'weight'> & {
  objectives: readonly ObjectiveRating[]
  /** The answered criteria that limit the level; empty if none is below the highest. */
  binding: readonly string[]
  /** The criteria without an answer. */
  open: readonly string[]
}

/**
 * Rates a service by the Commission's formula: the score is the weighted sum of points, the level the lowest of all
 * criteria. Unknown and unanswered criteria give intervals, which contain every completion of the answers.
 *
 * @param answers of known criteria, each on its ladder
 */
export function rate(objectives: readonly Objective[], answers: Answers, edition: Edition): Rating {
  const rated = objectives.map((objective) => ({
    id: objective.id,
    weight: objective.weights[edition],
    ...tally(objective.criteria, answers),
  }))
  const criteria = objectives.flatMap((objective) => objective.criteria)
  const { hundredths: _, ...all } = tally(criteria, answers)
  // Weights and hundredths of points are whole numbers, whose sum is exact.
  const sum = (bound: keyof Interval) =>
    rated.reduce((total, { weight, hundredths }) => total + weight * hundredths[bound], 0) /
    (100 * nominalPoints)
  return {
    ...all,
    score: { from: sum('from'), to: sum('to') },
    objectives: rated.map(({ hundredths: { from, to }, ...one }) => ({
      ...one,
      score: { from: from / nominalPoints, to: to / nominalPoints },
    })),
    binding: criteria
      .filter(({ seals, id }) => {
        const seal = sealOf(seals, answers[id])
        return seal !== undefined && seal === all.sealOfAnswered && seal < Math.max(...seals)
      })
      .map(({ id }) => id),
    open: criteria.filter(({ id }) => typeof answers[id] !== 'number').map(({ id }) => id),
  }
}

const sealOf = (seals: readonly number[], answer: Answers[string] | undefined) =>
  typeof answer === 'number' ? seals[answer] : undefined

type Tally = Omit<ObjectiveRating, 'id' | 'weight' | 'score'> & { hundredths: Interval }

function tally(criteria: readonly Criterion[], answers: Answers): Tally {
  const bounds = criteria.map(({ id, points, seals }) => {
    const answer = answers[id]
    const known = typeof answer === 'number'
    const possible = <T>(ladder: readonly T[]) => (known ? ladder.slice(answer, answer + 1) : ladder)
    const hundredths = possible(points).map((value) => Math.round(value * 100))
    return {
      known,
      points: { from: Math.min(...hundredths), to: Math.max(...hundredths) },
      seal: { from: Math.min(...possible(seals)), to: Math.max(...possible(seals)) },
    }
  })
  const known = bounds.filter((bound) => bound.known)
  const sum = (bound: keyof Interval) => bounds.reduce((total, { points }) => total + points[bound], 0)
  return {
    hundredths: { from: sum('from'), to: sum('to') },
    seal: {
      from: Math.min(...bounds.map(({ seal }) => seal.from)),
      to: Math.min(...bounds.map(({ seal }) => seal.to)),
    },
    sealOfAnswered: known.length > 0 ? Math.min(...known.map(({ seal }) => seal.from)) : null,
    answered: known.length,
    total: criteria.length,
  }
}
