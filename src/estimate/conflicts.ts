import { areasOfOneSize } from '../site/service-pages'
import type { Item, Pack } from './catalogue'

export type Conflict =
  | { kind: 'oneOfArea' | 'onePlan'; names: readonly string[] }
  | { kind: 'includesArea' | 'holdsOffer' | 'gathersAreas'; name: string; names: readonly string[] }

/** Returns the conflicts in a choice. They are only shown: the visitor decides. */
export function conflictsOf(chosen: readonly Item[], packs: readonly Pack[]): Conflict[] {
  const names = (items: readonly (Item | Pack)[]) => items.map(({ name }) => name)
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
  // The quote says what these packs contain; until then only their areas are known.
  const gathered = packs.flatMap((pack, index): Conflict[] => {
    if (pack.offers.length > 0) return []
    const shares = (areas: readonly string[]) => areas.some((area) => pack.areas.includes(area))
    const parts = [
      ...chosen.filter((item) => mayBePart(item) && shares([item.area, ...item.includes])),
      ...packs.filter((other, place) => place > index && shares(other.areas)),
    ]
    return parts.length > 0 ? [{ kind: 'gathersAreas', name: pack.name, names: names(parts) }] : []
  })
  return [...twice, ...included, ...held, ...gathered]
}

/** Returns whether a pack may hold an offer: not what is paid by time, or an engagement agreed on by itself. */
const mayBePart = ({ area, amount, per }: Item) =>
  per === null && (amount !== null || areasOfOneSize.some((one) => one === area))
