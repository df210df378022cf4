import { type Kysely, sql } from 'kysely'
import { truncateWal } from './sqlite'
import { isPostgres } from './store-size'
import type { Tables } from './tables'

/** The timeout for readers of an older state, in milliseconds. */
const timeout = 10_000

/**
 * Removes the text of deleted rows from the database's files: SQLite overwrites it on deletion, and its log is
 * truncated; PostgreSQL rewrites its tables, but its own log keeps the text until it is recycled.
 *
 * @returns whether it is done; a reader can prevent it
 */
export async function overwriteDeleted(database: Kysely<Tables>): Promise<boolean> {
  if (!isPostgres(database)) return truncateWal(database, timeout)
  try {
    await sql`vacuum (full) inquiries, mails`.execute(database)
    return true
  } catch (error) {
    // 57014: statement timeout; 55P03: the lock was not available.
    if (error instanceof Error && 'code' in error && ['57014', '55P03'].includes(String(error.code)))
      return false
    throw error
  }
}
