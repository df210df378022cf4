import { createHmac, randomBytes } from 'node:crypto'
import { env } from 'node:process'
import type { Kysely } from 'kysely'
import { network } from './client-address'
import { SettingError } from './settings'
import type { Tables } from './tables'

/** Too many messages have come from one sender. */
export class TooMany extends Error {
  override name = 'TooMany'
  /** @param seconds until the next one is taken */
  constructor(readonly seconds: number) {
    super(`too many messages, wait ${seconds} s`)
  }
}

const minute = 60_000
const day = 24 * 60 * minute
/** The short window, and how many times its limit a sender has in a day. */
const shortWindow = 10 * minute
const dailyFactor = 4

/**
 * `CONTACT_LIMIT`: how many messages are taken from one sender in ten minutes (default 5), and four times as many in a
 * day; 0 sets no limit.
 * @throws {SettingError} where it is no whole number from 0 on
 */
export function messageLimit(): number {
  const text = env.CONTACT_LIMIT || '5'
  if (!/^\d{1,9}$/.test(text))
    throw new SettingError(
      `CONTACT_LIMIT is "${text}": write how many messages one address may send in ten minutes, 0 for no limit.`,
    )
  return Number(text)
}

const dayOf = (now: Date) => now.toISOString().slice(0, 10)

/**
 * Counts a message of a sender, in the database, so that several instances share the count. The address itself is
 * not kept: only its HMAC under the day's random salt.
 * @param database the transaction that stores the message: where it fails, nothing is counted
 * @param address IPv4 or IPv6, as `clientAddress` gives it
 * @throws {TooMany} where this one is too many; {SettingError}; the database's error
 */
export async function countMessage(
  database: Kysely<Tables>,
  address: string,
  now = new Date(),
): Promise<void> {
  const limit = messageLimit()
  if (limit === 0) return
  const salt = await saltOf(database, now)
  const key = createHmac('sha256', salt).update(network(address)).digest('hex')
  const time = now.getTime()
  for (const [length, most] of [
    [shortWindow, limit],
    [day, limit * dailyFactor],
  ] as const) {
    const start = Math.floor(time / length) * length
    // Each window has its own row: the day's bears the day alone, which no short window does.
    const name = length === day ? dayOf(now) : new Date(start).toISOString()
    const { hits } = await database
      .insertInto('limits')
      .values({ key, window_start: name, hits: 1 })
      .onConflict((conflict) =>
        conflict.columns(['key', 'window_start']).doUpdateSet((row) => ({
          hits: row('limits.hits', '+', 1),
        })),
      )
      .returning('hits')
      .executeTakeFirstOrThrow()
    if (hits > most) throw new TooMany(Math.ceil((start + length - time) / 1000))
  }
}

/** The day's salt; the first message of a day makes it and deletes all that is left of the days before. */
async function saltOf(database: Kysely<Tables>, now: Date): Promise<string> {
  const known = await findSalt(database, now)
  if (known) return known
  await forgetFormerDays(database, now)
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

/** Deletes counts and salts of the days before today (UTC): nobody needs them, and without them nothing points to anyone. */
export async function forgetFormerDays(database: Kysely<Tables>, now = new Date()): Promise<void> {
  await database.deleteFrom('salts').where('day', '<', dayOf(now)).execute()
  await database.deleteFrom('limits').where('window_start', '<', dayOf(now)).execute()
}
