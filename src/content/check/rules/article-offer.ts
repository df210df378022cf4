import type { Findings } from '../../messages/problem'
import { textField } from '../article'
import type { Content } from '../content'
import { unknownOffer } from '../unknown-names'
import { validOffers } from '../valid-data'

/** Requires the offer that an article ends in to exist in content/offers. */
export function articleOffer({ checked }: Content): Findings {
  const known = validOffers()?.map(({ offer }) => offer)
  // Files that break their schema are reported elsewhere.
  if (!known) return []
  return checked().map((article) => {
    const offer = textField(article, 'offer')
    if (!offer || known.includes(offer)) return false
    return article.problem(article.at('offer'), unknownOffer(offer, known))
  })
}
