import { setTimeout as wait } from 'node:timers/promises'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { openPostgres } from './postgres'
import { databaseUrl } from './settings'
import { truncateWal } from './sqlite'
import type { Tables } from './tables'

/** The usual timeout for readers of an older state, in milliseconds. */
const usual = 10_000
/**
 * PostgreSQL queues every later query behind one that waits for a lock. So an attempt waits for less than a visitor may,
 * but for more than a second (`deadlock_timeout`), after which an autovacuum in its way is cancelled; then others pass.
 */
const lockTimeout = 1500
const pause = 500

/** One by one, so that a table is not rewritten again while the other is locked. */
const ofInquiries = [sql`vacuum (full) inquiries`, sql`vacuum (full) mails`]
const ofSenders = [sql`vacuum (full) salts`, sql`vacuum (full) limits`]

/**
 * Removes the text of deleted rows from the database's files: SQLite overwrites it on deletion, and its log is
 * truncated; PostgreSQL rewrites its tables, but copies rows that an older transaction may still see, and its own log
 * keeps the text until it is recycled.
 *
 * @param database the configured one
 * @param timeout how long it waits for readers of an older state, in milliseconds
 * @returns whether it is done; a reader can prevent it
 * @throws the database's error
 */
export const overwriteDeleted = (database: Kysely<Tables>, timeout = usual): Promise<boolean> =>
  overwrite(ofInquiries, database, timeout)

/** Does the same for what `deleteFormerDays` has deleted, and waits for no readers. */
export const overwriteFormerDays = (database: Kysely<Tables>): Promise<boolean> =>
  overwrite(ofSenders, database, 0)

async function overwrite(
  rewrites: readonly RawBuilder<unknown>[],
  database: Kysely<Tables>,
  timeout: number,
): Promise<boolean> {
  const url = databaseUrl()
  if (!url) return truncateWal(database, timeout)
  // A connection of its own: large tables take longer to rewrite than a visitor waits.
  const patient = openPostgres(url, 'full', { lock_timeout: lockTimeout })
  const deadline = performance.now() + timeout
  try {
    for (const rewrite of rewrites)
      while (!(await isDone(rewrite, patient))) {
        if (performance.now() >= deadline) return false
        await wait(pause)
      }
    return true
  } finally {
    await patient.destroy()
  }
}

/** Rewrites a table. @returns whether its lock was available */
async function isDone(rewrite: RawBuilder<unknown>, database: Kysely<Tables>): Promise<boolean> {
  try {
    await rewrite.execute(database)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === '55P03') return false
    throw error
  }
}
