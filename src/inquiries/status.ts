import { statfsSync } from 'node:fs'
import { type Kysely, sql } from 'kysely'
import { countOf } from './count-of'
import { isUsed } from './outbox'
import { everyoneIsLimited } from './sender-limits'
import { isFull, isPostgres, storeSize } from './store-size'
import type { Tables } from './tables'

/** The time after which a waiting mail counts as late. */
const lateAfter = 45_000
/** With less room on the disk, in bytes, a message may not be stored. */
const needed = 2 ** 20

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
  /** Bytes of the disk, and those left; undefined if the database is elsewhere. */
  disk: { size: number; left: number; full: boolean } | undefined
  /** Whether everyone together has sent as much as `CONTACT_LIMIT_ALL` allows. */
  limited: boolean
}

/** @throws the database's error, also if it can only be read */
export async function readStatus(database: Kysely<Tables>): Promise<Status> {
  // Fails if the disk or the database cannot be written, or is locked for long: a message could not be stored.
  await database.transaction().execute(async (transaction) => {
    await transaction.insertInto('restrictions').values({ inquiry_id: '', since: '' }).execute()
    await transaction.deleteFrom('restrictions').where('inquiry_id', '=', '').execute()
  })
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
    disk: isPostgres(database) ? undefined : await readDisk(database),
    limited: await everyoneIsLimited(database, new Date()),
  }
}

/** Measures the disk that SQLite writes to. */
async function readDisk(database: Kysely<Tables>): Promise<NonNullable<Status['disk']>> {
  const { rows } = await sql<{ file: string }>`select file from pragma_database_list`.execute(database)
  const { bavail, blocks, bsize } = statfsSync(rows[0]?.file ?? '')
  const left = bavail * bsize
  return { size: blocks * bsize, left, full: left < needed }
}

/** Returns when the last mail was sent. */
export async function lastSent(database: Kysely<Tables>): Promise<string | undefined> {
  const { at } = await database
    .selectFrom('mails')
    .select(({ fn }) => fn.max('sent_at').as('at'))
    .executeTakeFirstOrThrow()
  return at ?? undefined
}
