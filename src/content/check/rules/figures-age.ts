import { buildDay } from '../../../settings/clock'
import { dataFiles } from '../../load/data-files'
import { message } from '../../messages/message'
import { ruleOf } from '../rule-of'

/** Reports figures that are past their expiry day and have to be looked up again. */
export const figuresAge = ruleOf(dataFiles.figures, ({ value, problem }) =>
  value.flatMap(({ id, staleFrom }, index) =>
    buildDay() < staleFrom
      ? []
      : [problem(`[${index}].staleFrom`, message('figureStale', { id, day: staleFrom }), 'warning')],
  ),
)
