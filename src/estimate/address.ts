import { type Catalogue, type Choice, most, type Range } from './catalogue'
import { estimate } from './compute'

/** What an address says that cannot be answered; the rest of it is. */
export type Problem = 'tooLong' | 'unknown' | 'quantity' | 'day'

/** What an address asks for. */
export type Asked = {
  choice: Choice
  /** The day of the price list that it was made with, and what it came to, in euros. */
  day: string
  was: Range | null
  problems: readonly Problem[]
}

/** The longest query that is read, in characters: one with everything in it has a third of that. */
export const longest = 2000

const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text

/**
 * Reads a query: `audit=1&day=2026-11-23&support-premium=12&was=33300`. What stands there is judged, never believed: unknown ids
 * and impossible quantities are set aside and named in `problems`.
 * @param query without or with its question mark
 */
export function readAddress(query: string, catalogue: Catalogue): Asked {
  const asked: Asked = { choice: {}, day: catalogue.day, was: null, problems: [] }
  if (query.length > longest) return { ...asked, problems: ['tooLong'] }
  const choice: Record<string, number> = {}
  const problems = new Set<Problem>()
  let { day, was } = asked
  for (const [name, value] of new URLSearchParams(query)) {
    if (name === 'day') {
      if (isDay(value) && value <= catalogue.day) day = value
      else problems.add('day')
    } else if (name === 'was') {
      const [, from, to = from] = /^(\d{1,9})(?:-(\d{1,9}))?$/.exec(value) ?? []
      if (from) was = { from: Number(from) * 100, to: Number(to) * 100 }
      else problems.add('day')
    } else {
      const highest = mostOf(name, catalogue)
      const quantity = /^\d{1,4}$/.test(value) ? Number(value) : Number.NaN
      if (highest === undefined) problems.add('unknown')
      // A field left empty, or at nothing, is not chosen.
      else if (value === '' || quantity === 0) continue
      else if (quantity <= highest) choice[name] = quantity
      else problems.add('quantity')
    }
  }
  return { choice, day, was, problems: [...problems] }
}

/** How many of an offer or a pack can be chosen; undefined where there is no such thing. */
function mostOf(id: string, { items, packs }: Catalogue): number | undefined {
  const item = items.find((one) => one.id === id)
  if (item) return item.per ? most[item.per] : 1
  return packs.some((one) => one.id === id) ? 1 : undefined
}

/** Returns what everything chosen costs, over the months chosen, without tax. */
export function sumOf(choice: Choice, catalogue: Catalogue): Range {
  const { total, recurring } = estimate(choice, catalogue)
  const of = (bound: keyof Range) => (total?.net[bound] ?? 0) + (recurring?.net[bound] ?? 0)
  return { from: of('from'), to: of('to') }
}

/**
 * Writes the query of a choice: one order whatever the order of choice, with the day of its prices and what they come to, so
 * that whoever opens it later is told what has changed.
 * @returns nothing where nothing is chosen
 */
export function addressOf(
  choice: Choice,
  catalogue: Catalogue,
  { day, was }: Partial<Pick<Asked, 'day' | 'was'>> = {},
): string {
  const chosen = Object.entries(choice).filter(([, quantity]) => quantity > 0)
  if (chosen.length === 0) return ''
  const { from, to } = was ?? sumOf(choice, catalogue)
  const euros = from === to ? `${from / 100}` : `${from / 100}-${to / 100}`
  const parts = [...chosen, ['day', day ?? catalogue.day], ['was', euros]]
  return parts
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('&')
}

/** Returns the number of an estimate: its day, and four digits that another choice or another price changes. */
export function numberOf(query: string, day: string): string {
  let hash = 0x811c9dc5
  for (const character of query) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193) >>> 0
  const short = ((hash >>> 16) ^ (hash & 0xffff)).toString(16).padStart(4, '0')
  return `${day}-${short}`
}
