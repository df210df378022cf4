import { dataFiles } from '../../load/data-files'
import { ruleOf } from '../rule-of'
import { sourceAge } from '../source-age'

/** Warns if the framework was compared with its source over six months ago. */
export const sovereignty = ruleOf(dataFiles.sovereignty, ({ value, problem }, { day }) => {
  const old = sourceAge(value.source.checkedAt, day)
  return old && problem('source.checkedAt', old, 'warning')
})
