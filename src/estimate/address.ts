import { isDay } from '../site/is-day'
import { type Catalogue, type Choice, most, type Range } from './catalogue'
import { estimate } from './compute'

/** A part of the address that cannot be used; the rest is. */
export type Problem = 'tooLong' | 'unknown' | 'quantity' | 'day'

/** The choice in an address. */
export type ReadAddress = {
  choice: Choice
  /** The day of its prices, and its total on that day, in cents; today's and null unless both can be read. */
  day: string
  was: Range | null
  problems: readonly Problem[]
  /** The ids of what has an impossible quantity. */
  impossible: readonly string[]
}

/** The names in an address that no offer or pack may have. */
export const reservedNames = ['day', 'was'] as const

/** The longest query read, in characters; one with everything in it has a third of that. */
export const longest = 2000

/**
 * Reads a query: `day=2026-11-23&was=33300&audit=1&support-premium=12`. Nothing in it is trusted: unknown ids and
 * invalid quantities are dropped and reported; what others append to links is ignored.
 *
 * @param query without or with its question mark
 */
export function readAddress(query: string, catalogue: Catalogue): ReadAddress {
  const read: ReadAddress = { choice: {}, day: catalogue.day, was: null, problems: [], impossible: [] }
  if (query.length > longest) return { ...read, problems: ['tooLong'] }
  const choice: Record<string, number> = {}
  const problems = new Set<Problem>()
  const impossible = new Set<string>()
  let day: string | undefined
  let { was } = read
  for (const [name, text] of new URLSearchParams(query)) {
    const value = text.trim()
    if (name === 'day') {
      if (isDay(value) && value <= catalogue.day) day = value
      else problems.add('day')
    } else if (name === 'was') {
      const [, from, to = from] = /^(\d{1,9})(?:-(\d{1,9}))?$/.exec(value) ?? []
      if (Number(from) <= Number(to)) was = { from: Number(from) * 100, to: Number(to) * 100 }
      else problems.add('day')
    } else {
      const highest = mostOf(name, catalogue)
      const quantity = /^\d{1,4}$/.test(value) ? Number(value) : Number.NaN
      // Mails and social networks append names of their own to links: `utm_source=…`, `fbclid=…`.
      const isForeign = highest === undefined && Number.isNaN(quantity)
      // An empty or zero field is not chosen.
      if (value === '' || quantity === 0 || isForeign) continue
      if (highest === undefined) problems.add('unknown')
      else if (quantity <= highest) choice[name] = quantity
      // What is ticked has no field in which a number could be corrected.
      else if (highest === 1) problems.add('unknown')
      else impossible.add(name)
    }
  }
  if (impossible.size > 0) problems.add('quantity')
  // Each says something only beside the other.
  const dated = day && was && !problems.has('day') ? { day, was } : {}
  return { ...read, choice, ...dated, problems: [...problems], impossible: [...impossible] }
}

/** Returns the maximum quantity of an offer or a pack; undefined for an unknown id. */
function mostOf(id: string, { items, packs }: Catalogue): number | undefined {
  const item = items.find((one) => one.id === id)
  if (item) return item.per ? most[item.per] : 1
  return packs.some((one) => one.id === id) ? 1 : undefined
}

/** Returns what everything chosen costs, over the months chosen, without tax. */
export const sumOf = (choice: Choice, catalogue: Catalogue): Range =>
  estimate(choice, catalogue).all?.net ?? { from: 0, to: 0 }

/**
 * Writes the query of a choice: in a fixed order, after the day and total of its prices, so that a later visitor learns
 * what has changed, even if a mail program has cut the address off.
 *
 * @returns an empty string if nothing is chosen
 */
export function addressOf(
  choice: Choice,
  catalogue: Catalogue,
  { day, was }: Partial<Pick<ReadAddress, 'day' | 'was'>> = {},
): string {
  const chosen = Object.entries(choice).filter(([, quantity]) => quantity > 0)
  if (chosen.length === 0) return ''
  const { from, to } = was ?? sumOf(choice, catalogue)
  const euros = from === to ? `${from / 100}` : `${from / 100}-${to / 100}`
  const quantities = chosen.map(([id, quantity]) => `${id}=${quantity}`).sort()
  return [`day=${day ?? catalogue.day}`, `was=${euros}`, ...quantities].join('&')
}

/** Returns the number of an estimate: its day, and four digits from a hash of the address, whatever its order. */
export function numberOf(query: string, day: string): string {
  let hash = 0x811c9dc5
  for (const character of query.split('&').sort().join('&'))
    hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193) >>> 0
  const short = ((hash >>> 16) ^ (hash & 0xffff)).toString(16).padStart(4, '0')
  return `${day}-${short}`
}
