import { env } from 'node:process'
import { type Kysely, PostgresAdapter, sql } from 'kysely'
import { SettingError } from './settings'
import { sentColumns, type Tables } from './tables'

/** The store has reached the bound of the settings. */
export class StoreFull extends Error {
  override name = 'StoreFull'
}

const megabyte = 2 ** 20

/**
 * Reads `CONTACT_STORE_MB`: how much the inquiries may take in the database (default 1024); 0 sets no bound.
 *
 * @returns bytes
 * @throws {SettingError} if it is not a whole number from 0 on
 */
export function storeLimit(): number {
  const text = env.CONTACT_STORE_MB || '1024'
  if (!/^\d{1,7}$/.test(text))
    throw new SettingError(
      `CONTACT_STORE_MB is "${text}": write how many megabytes the inquiries may take, 0 for no bound.`,
    )
  return Number(text) * megabyte || Number.POSITIVE_INFINITY
}

export const isPostgres = (database: Kysely<Tables>): boolean =>
  database.getExecutor().adapter instanceof PostgresAdapter

/** Returns how much of the database is in use, in bytes; free pages that SQLite can reuse do not count. */
export async function storeSize(database: Kysely<Tables>): Promise<number> {
  const query = isPostgres(database)
    ? sql<{ bytes: string }>`
        select pg_total_relation_size('inquiries') + pg_total_relation_size('mails') as bytes`
    : sql<{ bytes: number }>`
        select (page_count - freelist_count) * page_size as bytes
        from pragma_page_count(), pragma_freelist_count(), pragma_page_size()`
  const { rows } = await query.execute(database)
  return Number(rows[0]?.bytes)
}

/**
 * Whether the bound of the settings is reached.
 *
 * @param size what `storeSize` has just returned
 */
export async function isFull(database: Kysely<Tables>, size?: number): Promise<boolean> {
  const limit = storeLimit()
  if ((size ?? (await storeSize(database))) < limit) return false
  if (!isPostgres(database)) return true
  // PostgreSQL reuses the room of deleted rows, so only live data counts.
  const sums = await database
    .selectFrom('inquiries')
    .select(({ fn }) => sentColumns.map((column) => fn.sum(fn('octet_length', [column])).as(column)))
    .executeTakeFirstOrThrow()
  const bytes = Object.values(sums).map(Number)
  return bytes.reduce((sum, one) => sum + one, 0) >= limit
}
