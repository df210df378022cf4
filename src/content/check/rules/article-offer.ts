import type { Problem } from '../../messages/problem'
import { textField } from '../article'
import type { Content } from '../content'
import { soundAreas } from '../sound-data'
import { unknownOffer } from '../unknown-names'

/** Requires the offer that an article ends in to exist in content/offers. */
export function articleOffer({ checked }: Content): Problem[] {
  const known = soundAreas()?.flatMap(({ value }) => value.offers.map(({ offer }) => offer))
  // Files that break their schema are reported elsewhere.
  if (!known) return []
  return checked().flatMap((article) => {
    const offer = textField(article, 'offer')
    return !offer || known.includes(offer)
      ? []
      : [article.problem(article.at('offer'), unknownOffer(offer, known))]
  })
}
