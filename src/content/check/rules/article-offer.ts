import type { Problem } from '../../messages/problem'
import { textField } from '../article'
import type { Content } from '../content'
import { unknownOffer } from '../unknown-names'
import { validAreas } from '../valid-data'

/** Requires the offer that an article ends in to exist in content/offers. */
export function articleOffer({ checked }: Content): Problem[] {
  const known = validAreas()?.flatMap(({ value }) => value.offers.map(({ offer }) => offer))
  // Files that break their schema are reported elsewhere.
  if (!known) return []
  return checked().flatMap((article) => {
    const offer = textField(article, 'offer')
    return !offer || known.includes(offer)
      ? []
      : [article.problem(article.at('offer'), unknownOffer(offer, known))]
  })
}
