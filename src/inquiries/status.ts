import type { Kysely } from 'kysely'
import { countOf } from './count-of'
import { isUsed } from './outbox'
import { isFull, storeSize } from './store-size'
import type { Tables } from './tables'

/** The time after which a waiting mail counts as late. */
const lateAfter = 45_000

/** The state of inquiries and mail; times are ISO 8601 in UTC. */
export type Status = {
  /** Waiting mails, and since when the oldest waits. */
  waiting: number
  oldest: string | undefined
  /** Waiting mails that should have left, after more than 45 s. */
  late: number
  /** Mails that have failed permanently. */
  failed: number
  /** Inquiries that wait for a person. */
  held: number
  /** Bytes of the database, and whether its bound is reached. */
  bytes: number
  full: boolean
}

/** @throws the database's error */
export async function readStatus(database: Kysely<Tables>): Promise<Status> {
  const ago = new Date(Date.now() - lateAfter).toISOString()
  const waiting = database.selectFrom('mails').where('state', '=', 'waiting').where(isUsed)
  const late = waiting
    .where('created_at', '<=', ago)
    // Tried and failed, or never tried; excludes one that `retry` has just made due.
    .where((mail) => mail.or([mail('attempts', '>', 0), mail('next_attempt_at', '<=', ago)]))
  const bytes = await storeSize(database)
  const [first] = await waiting.select('created_at').orderBy('created_at').limit(1).execute()
  return {
    waiting: await countOf(waiting),
    oldest: first?.created_at,
    late: await countOf(late),
    failed: await countOf(database.selectFrom('mails').where('state', '=', 'failed')),
    held: await countOf(database.selectFrom('inquiries').where('state', '=', 'held')),
    bytes,
    full: await isFull(database, bytes),
  }
}

/** Returns when the last mail was sent. */
export async function lastSent(database: Kysely<Tables>): Promise<string | undefined> {
  const { at } = await database
    .selectFrom('mails')
    .select(({ fn }) => fn.max('sent_at').as('at'))
    .executeTakeFirstOrThrow()
  return at ?? undefined
}
