import { buildDay } from '../../../settings/clock'
import { dataFiles } from '../../load/data-files'
import type { Content } from '../content'
import { soundData } from '../data'
import { message } from '../messages/message'
import type { Problem } from '../problem'

/** Reports figures past the day until which they hold: somebody has to look them up again. */
export function figuresAge({ scope }: Content): Problem[] {
  const figures = scope.site ? soundData(dataFiles.figures) : undefined
  if (!figures) return []
  return figures.value.flatMap(({ id, staleFrom }, index) =>
    buildDay() < staleFrom
      ? []
      : [figures.problem(`[${index}].staleFrom`, message('figureStale', { id, day: staleFrom }), 'warning')],
  )
}
