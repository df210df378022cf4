import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Kysely, sql } from 'kysely'
import { lockTimeout, RetryingDialect } from './retrying-dialect'
import { loadPackage } from './runtime-files'
import type { Durability, Tables } from './tables'

/** The database's file in a folder. */
export const sqliteFile = (folder: string) => path.join(folder, 'inquiries.sqlite')

/**
 * Opens the embedded database: one file that survives a power cut. With WAL and `synchronous=FULL` a commit is on disk
 * before it returns (https://sqlite.org/pragma.html#pragma_synchronous).
 *
 * @param folder an existing, writable folder
 * @throws libsql's error if the file cannot be opened or is no database
 */
export function openSqlite(folder: string, durability: Durability = 'full'): Kysely<Tables> {
  const Database = loadPackage('libsql')
  const database = new Database(sqliteFile(folder))
  try {
    database.exec(`PRAGMA busy_timeout = ${lockTimeout}`)
    database.exec('PRAGMA journal_mode = WAL')
    database.exec(`PRAGMA synchronous = ${durability === 'full' ? 'FULL' : 'NORMAL'}`)
    database.exec('PRAGMA foreign_keys = ON')
    database.exec('PRAGMA secure_delete = ON') // overwrites erased data rather than only unlinking it
    database.exec('PRAGMA busy_timeout = 0') // from here on RetryingDialect waits
    return new Kysely<Tables>({ dialect: new RetryingDialect(database) })
  } catch (error) {
    database.close()
    throw error
  }
}

/** The pause between checks whether readers have finished. */
const pause = 50

/**
 * Truncates the write-ahead log, where deleted text would otherwise stay until it is overwritten
 * (https://sqlite.org/pragma.html#pragma_wal_checkpoint). Waits for readers of an older state without holding a lock,
 * so that nobody else has to wait.
 *
 * @param timeout how long, in milliseconds
 * @returns whether it is done
 */
export async function truncateWal(database: Kysely<Tables>, timeout: number): Promise<boolean> {
  const deadline = performance.now() + timeout
  for (;;) {
    const { rows } = await sql<{ busy: number }>`PRAGMA wal_checkpoint(TRUNCATE)`.execute(database)
    if (rows[0]?.busy === 0) return true
    if (performance.now() >= deadline) return false
    await wait(pause)
  }
}
