import { areasOfOneSize } from '../site/service-pages'
import type { Item, Pack } from './catalogue'

export type Conflict =
  | { kind: 'oneOfArea' | 'onePlan'; names: readonly string[] }
  | { kind: 'includesArea' | 'holdsOffer'; name: string; names: readonly string[] }

/** Returns the conflicts in a choice. They are only shown: the visitor decides. */
export function conflictsOf(chosen: readonly Item[], packs: readonly Pack[]): Conflict[] {
  const names = (items: readonly Item[]) => items.map(({ name }) => name)
  const twice = areasOfOneSize.flatMap((area): Conflict[] => {
    const same = chosen.filter((item) => item.area === area)
    if (same.length < 2) return []
    return [{ kind: area === 'support' ? 'onePlan' : 'oneOfArea', names: names(same) }]
  })
  const included = chosen.flatMap(({ name, includes }): Conflict[] => {
    const needless = chosen.filter(({ area }) => includes.includes(area))
    return needless.length > 0 ? [{ kind: 'includesArea', name, names: names(needless) }] : []
  })
  const held = packs.flatMap(({ name, offers }): Conflict[] => {
    const parts = chosen.filter(({ id }) => offers.includes(id))
    return parts.length > 0 ? [{ kind: 'holdsOffer', name, names: names(parts) }] : []
  })
  return [...twice, ...included, ...held]
}
