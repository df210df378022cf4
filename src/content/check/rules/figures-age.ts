import { buildDay } from '../../../settings/clock'
import { figuresFile } from '../../facts/figures-file'
import { figuresSchema } from '../../schemas/figures'
import type { Content } from '../content'
import { soundData } from '../data'
import { message } from '../messages/message'
import { type Problem, problemIn } from '../problem'

/** Figures hold until a day; from then on somebody has to look them up again. */
export function figuresAge({ scope }: Content): Problem[] {
  const figures = scope.site ? soundData(figuresFile, figuresSchema) : undefined
  if (!figures) return []
  return figures.value.flatMap(({ id, staleFrom }, index) =>
    buildDay() < staleFrom
      ? []
      : [
          problemIn(figuresFile, 'warning')(
            figures.at(`[${index}].staleFrom`),
            message('figureStale', { id, day: staleFrom }),
          ),
        ],
  )
}
