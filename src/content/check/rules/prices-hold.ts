import { dataFiles } from '../../load/data-files'
import { message } from '../../messages/message'
import { ruleOf } from '../rule-of'

/** Reports prices that are past their last day of validity and have to be confirmed. */
export const pricesHold = ruleOf(
  dataFiles.priceList,
  ({ value: { validUntil }, problem }, { day: today }) =>
    today > validUntil && problem('validUntil', message('pricesExpired', { day: validUntil }), 'warning'),
)
