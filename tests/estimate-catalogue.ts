import type { Catalogue, Item } from '../src/estimate/catalogue'

/** Returns an offer of consulting, paid once, with what a test wants otherwise. */
export const estimateItem = (id: string, amount: number | null, more: Partial<Item> = {}): Item => ({
  id,
  area: 'consulting',
  name: id,
  amount,
  upTo: null,
  per: null,
  weeks: null,
  features: [],
  includes: [],
  service: id,
  ...more,
})

/** Returns a valid price list of offers, without packs. */
export const estimateCatalogue = (items: readonly Item[]): Catalogue => ({
  day: '2026-11-23',
  validUntil: '2026-12-31',
  expired: false,
  stages: [30, 40, 30],
  vat: 20,
  items,
  packs: [],
  rented: [],
  url: 'https://example.org',
})
