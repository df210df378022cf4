import { dataFiles } from '../../load/data-files'
import { message } from '../../messages/message'
import { webMedianId } from '../../schemas/figures'
import { ruleOf } from '../rule-of'
import { unknownFigure } from '../unknown-names'
import { validOffers } from '../valid-data'

/**
 * Reports figures that have to be looked up again, and those with the name of an offer, whose price they would replace;
 * requires the one that the log of each page compares with.
 */
export const figures = ruleOf(dataFiles.figures, ({ value, problem }, { day: today }) => {
  const numbers = value.filter((figure) => typeof figure.value === 'number')
  const offers = validOffers()?.map(({ offer }) => offer) ?? []
  return [
    numbers.every(({ id }) => id !== webMedianId) && problem('', unknownFigure(webMedianId, numbers)),
    value.map(({ id, staleFrom }, index) => [
      today >= staleFrom &&
        problem(`[${index}].staleFrom`, message('figureStale', { id, day: staleFrom }), 'warning'),
      offers.includes(id) && problem(`[${index}].id`, message('figureIsOffer', { id })),
    ]),
  ]
})
