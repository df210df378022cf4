import type { Catalogue, Choice, Item, Pack } from './catalogue'

/** Packs that replace offers, their savings, and the resulting choice. */
export type Cover = { packs: readonly Pack[]; saving: number; choice: Choice }
type Found = Omit<Cover, 'choice'>

/**
 * Returns the packs that save most by replacing chosen offers, each offer in one pack at most; null if none saves
 * anything. Only packs that list their offers and have a single price count.
 */
export function bestCover(choice: Choice, { items, packs }: Catalogue): Cover | null {
  const prices = new Map(
    items.flatMap(({ id, amount, upTo, per }) =>
      choice[id] && amount !== null && upTo === null && per === null ? [[id, amount]] : [],
    ),
  )
  const best = among(
    packs.filter(({ id }) => !choice[id]),
    prices,
  )
  if (best.saving <= 0) return null
  const covered = best.packs.flatMap(({ offers }) => offers)
  const rest = Object.entries(choice).filter(([id]) => !covered.includes(id))
  const added = best.packs.map(({ id }): [string, number] => [id, 1])
  return { ...best, choice: Object.fromEntries([...rest, ...added]) }
}

/** Tries every subset of packs recursively; there are few. */
function among([pack, ...others]: readonly Pack[], prices: ReadonlyMap<string, number>): Found {
  if (!pack) return { packs: [], saving: 0 }
  const without = among(others, prices)
  const parts = pack.offers.map((id) => prices.get(id))
  if (parts.includes(undefined)) return without
  const saving = parts.reduce<number>((all, price) => all + (price ?? 0), -pack.price)
  const left = new Map([...prices].filter(([id]) => !pack.offers.includes(id)))
  const rest = among(others, left)
  return rest.saving + saving > without.saving
    ? { packs: [pack, ...rest.packs], saving: rest.saving + saving }
    : without
}

/**
 * Returns packs that do not list their offers, cover only areas chosen, and cost less than the choices there. What is paid by
 * time is part of no pack.
 */
export function packsOfAreas(
  chosen: readonly Item[],
  choice: Choice,
  packs: readonly Pack[],
): readonly Pack[] {
  return packs.filter((pack) => {
    if (pack.offers.length > 0 || choice[pack.id]) return false
    const ofAreas = chosen.filter(
      ({ area, amount, per }) => pack.areas.includes(area) && amount !== null && per === null,
    )
    const price = ofAreas.reduce((all, { amount }) => all + (amount ?? 0), 0)
    return pack.areas.every((area) => ofAreas.some((item) => item.area === area)) && price > pack.price
  })
}
