import type { Indexes, Match } from './match'

/**
 * What speaks for an article, in points: each thing that it has counts as far as it is about it (1 at most), an everyday word
 * beside others a fifth of that. A word that nothing has speaks against all articles, an everyday word against those that lack it.
 * Fitted by logistic regression (docs/decisions/search.md).
 */
const points = { common: 0.2, unknown: -0.3, commonMissing: -0.15 } as const

/** How much has to speak for an article: where one thing was typed, a word in passing will do; where more, one that it is about. */
const enough = { ofOne: 0.09, ofMore: 0.4 } as const

/** Beside the best article, others need this much of what speaks for it. */
const nearTheBest = 0.4

/** Returns how much speaks for each article, or 0 where that is not enough. */
export function evidence(matches: readonly Match[], { cards, common }: Indexes): Float64Array {
  const size = cards.folded.length
  const sums = new Float64Array(size)
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

/** Several words that mean something together are no everyday word. */
const isEveryday = ({ terms }: Match, common: Indexes['common']): boolean =>
  terms.length === 1 && terms.every(({ stems: [root = ''] }) => common?.has(root))
