import { dataFiles } from '../../load/data-files'
import type { Content } from '../content'
import { soundData } from '../data'
import { message } from '../messages/message'
import type { Problem } from '../problem'

/** Reports what the owner has still to decide; the pages say nothing that depends on it. */
export function toDecide({ scope }: Content): Problem[] {
  const open = scope.site ? soundData(dataFiles.toDecide) : undefined
  if (!open) return []
  return open.value.map((question, index) =>
    open.problem(`[${index}].about`, message('toDecide', question), 'warning'),
  )
}
