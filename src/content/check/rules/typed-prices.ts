import type { Language } from '../../../site/languages'
import { message } from '../../messages/message'
import { type Findings, placeOf } from '../../messages/problem'
import { amountsIn } from '../amounts'
import type { Content } from '../content'
import { validOffers } from '../valid-data'

/** What may stand between an offer's name and its price: no other number, no end of a sentence, nothing cited. */
const between = /^[^\d.;!?<>€\n]{1,60}$/

/**
 * Warns of an amount typed after the name of an offer that has a price: it should be cited, to follow
 * `content/offers`.
 */
export function typedPrices({ checked }: Content): Findings {
  const offers = validOffers()?.filter(({ price }) => price) ?? []
  const named = (language: Language) =>
    offers
      .map(({ offer, name }) => ({ offer, name: name[language].toLowerCase() }))
      // "Standard" and "Enterprise" are words, too.
      .filter(({ name }) => name.includes(' '))
  return checked().map(({ source, language, problem }) => {
    const euros = amountsIn(source, language).filter(({ value }) => value.endsWith('€'))
    const names = named(language)
    return euros.map(({ written, offset }) =>
      names.map(({ offer, name }) => {
        const before = source.slice(Math.max(0, offset - 120), offset).toLowerCase()
        const at = before.lastIndexOf(name)
        if (at < 0 || !between.test(before.slice(at + name.length))) return false
        return problem(
          placeOf(source, offset),
          message('priceTyped', { amount: written, id: offer }),
          'warning',
        )
      }),
    )
  })
}
