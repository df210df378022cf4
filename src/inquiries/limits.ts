import { createHmac, randomBytes } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { env } from 'node:process'
import type { Kysely } from 'kysely'
import { network } from './client-address'
import { SettingError } from './settings'
import type { Tables } from './tables'

/** Too many messages have come: from one network, or from everyone together. */
export class TooMany extends Error {
  override name = 'TooMany'
  /** @param seconds until the next one is taken */
  constructor(
    readonly seconds: number,
    readonly from: 'network' | 'everyone',
  ) {
    super(`too many messages, wait ${seconds} s`)
  }
}

const minute = 60_000
const day = 24 * 60 * minute
const shortWindow = 10 * minute
/** How many times the limit of ten minutes is taken in a day. */
const dailyFactor = 4

type Level = { setting: string; usual: number; bits: Partial<Record<4 | 6, number>> }

/** Who is counted together, from the narrowest on: whoever has a wide network sends from a new address each time. */
const levels: readonly Level[] = [
  { setting: 'CONTACT_LIMIT', usual: 5, bits: { 4: 32, 6: 64 } },
  { setting: 'CONTACT_LIMIT_56', usual: 10, bits: { 6: 56 } },
  { setting: 'CONTACT_LIMIT_48', usual: 20, bits: { 6: 48 } },
  { setting: 'CONTACT_LIMIT_24', usual: 20, bits: { 4: 24 } },
  { setting: 'CONTACT_LIMIT_ALL', usual: 200, bits: { 4: 0, 6: 0 } },
]

/**
 * How many messages are taken in ten minutes at each level, and four times as many in a day; 0 sets no limit. Without a
 * limit for one address there is none at all.
 * @throws {SettingError} where a setting is no whole number from 0 on
 */
export function messageLimits(): (Level & { most: number })[] {
  const limits = levels.map((level) => {
    const text = env[level.setting] || String(level.usual)
    if (!/^\d{1,9}$/.test(text))
      throw new SettingError(
        `${level.setting} is "${text}": write how many messages are taken in ten minutes, 0 for no limit.`,
      )
    return { ...level, most: Number(text) }
  })
  return limits[0]?.most === 0 ? [] : limits.filter(({ most }) => most > 0)
}

const dayOf = (now: Date) => now.toISOString().slice(0, 10)

/**
 * Counts a message of a sender and of the networks around it, in the database, so that several instances share the count. The
 * address itself is not kept: only its HMAC under the day's random salt.
 * @param database the transaction that stores the message: where it fails, nothing is counted
 * @param address IPv4 or IPv6, as `clientAddress` gives it; without one the message counts among those of everyone
 * @throws {TooMany} where this one is too many; {SettingError}; the database's error
 */
export async function countMessage(
  database: Kysely<Tables>,
  address: string | undefined,
  now = new Date(),
): Promise<void> {
  const version = address !== undefined && isIPv6(address) ? 6 : 4
  const time = now.getTime()
  const counted = messageLimits().flatMap(({ bits, most }) => {
    const length = bits[version]
    if (length === undefined || (address === undefined && length > 0)) return []
    const from: TooMany['from'] = length === 0 ? 'everyone' : 'network'
    const sender = length === 0 || address === undefined ? 'everyone' : network(address, length)
    const start = Math.floor(time / shortWindow) * shortWindow
    // Each window has its own row: that of the day is keyed by the day alone, which no short window is.
    return [
      { from, sender, most, window: new Date(start).toISOString(), end: start + shortWindow },
      { from, sender, most: most * dailyFactor, window: dayOf(now), end: Date.parse(dayOf(now)) + day },
    ]
  })
  if (counted.length === 0) return
  const salt = await saltOf(database, now)
  const keyOf = (sender: string) => createHmac('sha256', salt).update(sender).digest('hex')
  const rows = counted.map((one) => ({ ...one, key: keyOf(one.sender) }))
  const found = await database
    .insertInto('limits')
    .values(rows.map(({ key, window }) => ({ key, window_start: window, hits: 1 })))
    .onConflict((conflict) =>
      conflict.columns(['key', 'window_start']).doUpdateSet((row) => ({ hits: row('limits.hits', '+', 1) })),
    )
    .returning(['key', 'window_start', 'hits'])
    .execute()
  const exceeded = rows.filter(({ key, window, most }) =>
    found.some((row) => row.key === key && row.window_start === window && row.hits > most),
  )
  const [longest] = exceeded.sort((a, b) => b.end - a.end)
  if (longest) throw new TooMany(Math.ceil((longest.end - time) / 1000), longest.from)
}

/** The day's salt; the first message of a day makes it and deletes all that is left of the days before. */
async function saltOf(database: Kysely<Tables>, now: Date): Promise<string> {
  const known = await findSalt(database, now)
  if (known) return known
  await deleteFormerDays(database, now)
  await database
    .insertInto('salts')
    .values({ day: dayOf(now), salt: randomBytes(32).toString('hex') })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute()
  // Another instance may have been first.
  const salt = await findSalt(database, now)
  if (!salt) throw new Error(`the salt of ${dayOf(now)} is gone`)
  return salt
}

const findSalt = async (database: Kysely<Tables>, now: Date) =>
  (await database.selectFrom('salts').select('salt').where('day', '=', dayOf(now)).executeTakeFirst())?.salt

/**
 * Deletes counts and salts of the days before today (UTC): nobody needs them, and without them nothing points to anyone.
 * So are those of days to come, which a clock that was wrong has written; another instance may be a day ahead.
 */
export async function deleteFormerDays(database: Kysely<Tables>, now = new Date()): Promise<void> {
  const today = dayOf(now)
  const afterTomorrow = dayOf(new Date(now.getTime() + 2 * day))
  await database
    .deleteFrom('salts')
    .where((row) => row.or([row('day', '<', today), row('day', '>=', afterTomorrow)]))
    .execute()
  await database
    .deleteFrom('limits')
    .where((row) => row.or([row('window_start', '<', today), row('window_start', '>=', afterTomorrow)]))
    .execute()
}
