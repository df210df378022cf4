import { type Kysely, sql } from 'kysely'
import { truncateWal } from './sqlite'
import { isPostgres } from './store-size'
import type { Tables } from './tables'

/** How long those who still read an older state are waited for, in milliseconds. */
const patience = 10_000

/**
 * Takes the text of deleted rows out of the database's files: SQLite overwrites it as it deletes, and its log is emptied;
 * PostgreSQL writes its tables again. What PostgreSQL has in its own log stays until that is recycled.
 * @returns whether it is done; someone who reads can prevent it
 */
export async function overwriteDeleted(database: Kysely<Tables>): Promise<boolean> {
  if (!isPostgres(database)) return truncateWal(database, patience)
  try {
    await sql`vacuum (full) inquiries, mails`.execute(database)
    return true
  } catch (error) {
    // 57014: it took longer than a statement may; 55P03: the lock was not to be had.
    if (error instanceof Error && 'code' in error && ['57014', '55P03'].includes(String(error.code)))
      return false
    throw error
  }
}
