import { buildDay } from '../../../settings/clock'
import { priceListSchema } from '../../schemas/offers'
import type { Content } from '../content'
import { soundData } from '../data'
import { message } from '../messages/message'
import { type Problem, problemIn } from '../problem'
import { offersFolder } from './data-schemas'

/** Prices hold until a day; past it, somebody has to confirm them. */
export function pricesHold({ scope }: Content): Problem[] {
  const file = `${offersFolder}/price-list.yaml`
  const list = scope.site ? soundData(file, priceListSchema) : undefined
  if (!list || buildDay() <= list.value.validUntil) return []
  return [
    problemIn(file, 'warning')(
      list.at('validUntil'),
      message('pricesExpired', { day: list.value.validUntil }),
    ),
  ]
}
