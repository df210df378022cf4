import { buildDay } from '../../../settings/clock'
import { dataFiles } from '../../load/data-files'
import { ruleOf } from '../data'
import { message } from '../messages/message'

/** Reports prices past the day until which they hold: somebody has to confirm them. */
export const pricesHold = ruleOf(dataFiles.priceList, ({ value: { validUntil }, problem }) =>
  buildDay() <= validUntil
    ? []
    : [problem('validUntil', message('pricesExpired', { day: validUntil }), 'warning')],
)
