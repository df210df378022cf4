import { dataFiles } from '../../load/data-files'
import { message } from '../../messages/message'
import { ruleOf } from '../rule-of'

/** Reports open decisions of the owner; nothing on the pages depends on them yet. */
export const toDecide = ruleOf(dataFiles.toDecide, ({ value, problem }) =>
  value.map((question, index) => problem(`[${index}].about`, message('toDecide', question), 'warning')),
)
