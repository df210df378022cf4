import { dataFiles } from '../../load/data-files'
import { ruleOf } from '../data'
import { message } from '../messages/message'

/** Reports what the owner has still to decide; the pages say nothing that depends on it. */
export const toDecide = ruleOf(dataFiles.toDecide, ({ value, problem }) =>
  value.map((question, index) => problem(`[${index}].about`, message('toDecide', question), 'warning')),
)
