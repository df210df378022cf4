import type { Indexes, Match } from './match'

/**
 * Points for an article: each query concept counts by how far the article is about it (at most 1), an everyday word
 * beside others a fifth of that. A word that no article has counts against all, an everyday word against those that
 * lack it. Fitted by logistic regression (docs/search.md).
 */
const points = { common: 0.2, unknown: -0.3, commonMissing: -0.15 } as const

/**
 * Points an article needs: for a single concept a passing mention suffices; for several it must be about one, and where
 * all are everyday words, about each.
 */
const enough = { ofOne: 0.09, ofMore: 0.4, ofEach: 0.3 } as const

/** The fraction of the best article's points that others need. */
const nearTheBest = 0.4

/** Returns each article's points, or 0 if they are not enough. */
export function evidence(matches: readonly Match[], { cards, common }: Indexes): Float64Array {
  const size = cards.folded.length
  const sums = new Float64Array(size)
  if (matches.length > 1 && matches.every((match) => isEveryday(match, common)))
    return sums.map((_, place) => {
      const strengths = matches.map((match) => match.strengths[place] ?? 0)
      return Math.min(...strengths) < enough.ofEach ? 0 : strengths.reduce((sum, strength) => sum + strength)
    })
  for (const match of matches) {
    const isCommon = matches.length > 1 && isEveryday(match, common)
    sums.forEach((sum, place) => {
      sums[place] = sum + pointsFor(match, match.strengths[place] ?? 0, isCommon)
    })
  }
  const best = Math.max(...sums)
  const needed = matches.length === 1 ? enough.ofOne : enough.ofMore
  if (best < needed) return new Float64Array(size)
  const least = Math.min(needed, best * nearTheBest)
  return sums.map((sum) => (sum < least ? 0 : sum))
}

function pointsFor({ count }: Match, strength: number, isCommon: boolean): number {
  if (count === 0) return points.unknown
  if (!isCommon) return strength
  return strength > 0 ? points.common * strength : points.commonMissing
}

/** Several words with one joint meaning are not everyday words. */
const isEveryday = ({ terms }: Match, common: Indexes['common']): boolean =>
  terms.length === 1 && terms.every(({ stems: [root = ''] }) => common?.has(root))
