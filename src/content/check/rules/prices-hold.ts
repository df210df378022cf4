import { buildDay } from '../../../settings/clock'
import { dataFiles } from '../../load/data-files'
import type { Content } from '../content'
import { soundData } from '../data'
import { message } from '../messages/message'
import type { Problem } from '../problem'

/** Reports prices past the day until which they hold: somebody has to confirm them. */
export function pricesHold({ scope }: Content): Problem[] {
  const list = scope.site ? soundData(dataFiles.priceList) : undefined
  if (!list || buildDay() <= list.value.validUntil) return []
  return [list.problem('validUntil', message('pricesExpired', { day: list.value.validUntil }), 'warning')]
}
