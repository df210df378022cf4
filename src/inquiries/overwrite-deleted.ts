import { type Kysely, sql } from 'kysely'
import { openPostgres } from './postgres'
import { databaseUrl } from './settings'
import { truncateWal } from './sqlite'
import type { Tables } from './tables'

/** The timeout for readers of an older state, in milliseconds. */
const timeout = 10_000

/**
 * Removes the text of deleted rows from the database's files: SQLite overwrites it on deletion, and its log is
 * truncated; PostgreSQL rewrites its tables, but its own log keeps the text until it is recycled.
 *
 * @param database the configured one
 * @returns whether it is done; a reader can prevent it
 */
export async function overwriteDeleted(database: Kysely<Tables>): Promise<boolean> {
  const url = databaseUrl()
  if (!url) return truncateWal(database, timeout)
  // A connection of its own: large tables take longer to rewrite than a visitor waits.
  const patient = openPostgres(url, 'full', { lock_timeout: timeout })
  try {
    await sql`vacuum (full) inquiries, mails`.execute(patient)
    return true
  } catch (error) {
    // The lock was not available.
    if (error instanceof Error && 'code' in error && error.code === '55P03') return false
    throw error
  } finally {
    await patient.destroy()
  }
}
