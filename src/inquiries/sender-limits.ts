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
  /** @param seconds until the next message is accepted */
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
/** The daily limit, as a multiple of that for ten minutes. */
const dailyFactor = 4

type Level = { setting: string; usual: number; bits: Partial<Record<4 | 6, number>> }

/** Networks that share a count, from the narrowest on, since a sender with a wide network can change addresses. */
const levels: readonly Level[] = [
  { setting: 'CONTACT_LIMIT', usual: 5, bits: { 4: 32, 6: 64 } },
  { setting: 'CONTACT_LIMIT_56', usual: 10, bits: { 6: 56 } },
  { setting: 'CONTACT_LIMIT_48', usual: 20, bits: { 6: 48 } },
  { setting: 'CONTACT_LIMIT_24', usual: 20, bits: { 4: 24 } },
  { setting: 'CONTACT_LIMIT_ALL', usual: 200, bits: { 4: 0, 6: 0 } },
]

/**
 * Reads how many messages each level may send in ten minutes, and four times as many in a day; 0 sets no limit. Without
 * a limit for single addresses there is none at all.
 *
 * @throws {SettingError} if a setting is not a whole number from 0 on
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
 * Counts a message for its sender and the networks around it, in the database, so that several instances share the
 * count. Stores no address, only its HMAC under the day's random salt.
 *
 * @param database the transaction that stores the message: if it fails, nothing is counted
 * @param address IPv4 or IPv6, as `clientAddress` gives it; without one only the overall limit applies
 * @throws {TooMany} if this one is too many; {SettingError}; the database's error
 */
export async function countMessage(
  database: Kysely<Tables>,
  address: string | undefined,
  now: Date,
): Promise<void> {
  const version = address !== undefined && isIPv6(address) ? 6 : 4
  const time = now.getTime()
  const counted = messageLimits().flatMap(({ bits, most }) => {
    const length = bits[version]
    if (length === undefined || (address === undefined && length > 0)) return []
    const from: TooMany['from'] = length === 0 ? 'everyone' : 'network'
    const sender = length === 0 || address === undefined ? everyone : network(address, length)
    const start = Math.floor(time / shortWindow) * shortWindow
    // Each window has its own row: the daily one is keyed by the day alone, which no short window is.
    return [
      { from, sender, most, window: new Date(start).toISOString(), end: start + shortWindow },
      { from, sender, most: most * dailyFactor, window: dayOf(now), end: Date.parse(dayOf(now)) + day },
    ]
  })
  if (counted.length === 0) return
  const salt = await saltOf(database, now)
  const rows = counted.map((one) => ({ ...one, key: keyOf(one.sender, salt) }))
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

/** Returns the day's salt; the first message of a day creates it. */
async function saltOf(database: Kysely<Tables>, now: Date): Promise<string> {
  const known = await findSalt(database, now)
  if (known) return known
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

/** Whether messages are refused whoever sends them, for the rest of ten minutes or of the day (UTC). */
export async function everyoneIsLimited(database: Kysely<Tables>, now: Date): Promise<boolean> {
  const most = messageLimits().find(({ setting }) => setting === 'CONTACT_LIMIT_ALL')?.most
  const salt = await findSalt(database, now)
  if (most === undefined || salt === undefined) return false
  const start = Math.floor(now.getTime() / shortWindow) * shortWindow
  const counts = await database
    .selectFrom('limits')
    .select(['window_start', 'hits'])
    .where('key', '=', keyOf(everyone, salt))
    .where('window_start', 'in', [new Date(start).toISOString(), dayOf(now)])
    .execute()
  return counts.some(
    ({ window_start, hits }) => hits >= (window_start === dayOf(now) ? most * dailyFactor : most),
  )
}

/** The name under which all senders are counted. */
const everyone = 'everyone'

const keyOf = (sender: string, salt: string) => createHmac('sha256', salt).update(sender).digest('hex')

const findSalt = async (database: Kysely<Tables>, now: Date) =>
  (await database.selectFrom('salts').select('salt').where('day', '=', dayOf(now)).executeTakeFirst())?.salt

/**
 * Deletes counts and salts of days before today (UTC): they are no longer needed, and without the salt hashes point to
 * nobody. Also deletes future days, written by a wrong clock; tomorrow stays, since another instance may be a day
 * ahead.
 */
export async function deleteFormerDays(database: Kysely<Tables>, now: Date): Promise<void> {
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
