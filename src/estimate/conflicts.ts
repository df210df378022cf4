import { areasOfOneSize } from '../site/service-pages'
import type { Item, Pack } from './catalogue'

export type Conflict =
  | { kind: 'oneOfArea' | 'onePlan'; names: readonly string[] }
  | { kind: 'holdsHosting'; name: string; names: readonly string[] }
  | { kind: 'holdsOffer'; name: string; names: readonly string[] }

/** The package that comes with hosting of its own. */
const withHosting = 'mvp-infrastructure'

/** Returns what does not go together; the visitor decides, so nothing is taken away. */
export function conflictsOf(chosen: readonly Item[], packs: readonly Pack[]): Conflict[] {
  const names = (items: readonly Item[]) => items.map(({ name }) => name)
  const twice = areasOfOneSize.flatMap((area): Conflict[] => {
    const same = chosen.filter((item) => item.area === area)
    if (same.length < 2) return []
    return [{ kind: area === 'support' ? 'onePlan' : 'oneOfArea', names: names(same) }]
  })
  const mvp = chosen.find(({ id }) => id === withHosting)
  const hosting = chosen.filter(({ area }) => area === 'cloud')
  const hosted: Conflict[] =
    mvp && hosting.length > 0 ? [{ kind: 'holdsHosting', name: mvp.name, names: names(hosting) }] : []
  const held = packs.flatMap(({ name, offers }): Conflict[] => {
    const parts = chosen.filter(({ id }) => offers.includes(id))
    return parts.length > 0 ? [{ kind: 'holdsOffer', name, names: names(parts) }] : []
  })
  return [...twice, ...hosted, ...held]
}
