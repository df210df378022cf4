import { dataFiles } from '../../load/data-files'
import { message } from '../../messages/message'
import { webMedianId } from '../../schemas/figures'
import { ruleOf } from '../rule-of'
import { unknownFigure } from '../unknown-names'

/** Reports figures that have to be looked up again, and requires the one that the log of each page compares with. */
export const figures = ruleOf(dataFiles.figures, ({ value, problem }, { day: today }) => {
  const numbers = value.filter((figure) => typeof figure.value === 'number')
  const stale = value.flatMap(({ id, staleFrom }, index) =>
    today < staleFrom
      ? []
      : [problem(`[${index}].staleFrom`, message('figureStale', { id, day: staleFrom }), 'warning')],
  )
  return numbers.some(({ id }) => id === webMedianId)
    ? stale
    : [problem('', unknownFigure(webMedianId, numbers)), ...stale]
})
