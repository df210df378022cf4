import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Kysely, sql } from 'kysely'
import { PatientDialect } from './patient-dialect'
import { loadPackage } from './runtime-files'
import type { Durability, Tables } from './tables'

/** The database's file in a folder. */
export const sqliteFile = (folder: string) => path.join(folder, 'inquiries.sqlite')

/**
 * The embedded database: one file that survives a power cut. With WAL and `synchronous=FULL` a commit is on the
 * disk before it returns (https://sqlite.org/pragma.html#pragma_synchronous).
 * @param folder an existing, writable folder
 * @throws libsql's error where the file cannot be opened or is no database
 */
export function openSqlite(folder: string, durability: Durability = 'full'): Kysely<Tables> {
  const Database = loadPackage('libsql')
  const database = new Database(sqliteFile(folder))
  try {
    database.exec('PRAGMA busy_timeout = 2000')
    database.exec('PRAGMA journal_mode = WAL')
    database.exec(`PRAGMA synchronous = ${durability === 'full' ? 'FULL' : 'NORMAL'}`)
    database.exec('PRAGMA foreign_keys = ON')
    database.exec('PRAGMA secure_delete = ON') // what is erased is overwritten, not only unlisted
    database.exec('PRAGMA busy_timeout = 0') // from here on PatientDialect waits
    return new Kysely<Tables>({ dialect: new PatientDialect(database, sqliteFile(folder)) })
  } catch (error) {
    database.close()
    throw error
  }
}

/** How long to wait between two looks at whether somebody still reads. */
const pause = 50

/**
 * Takes what was deleted out of the write-ahead log too, where it would stay until the log is overwritten
 * (https://sqlite.org/pragma.html#pragma_wal_checkpoint). Somebody who reads an older state keeps it there: that is waited for
 * without holding a lock, so that nobody else has to wait.
 * @param patience how long, in milliseconds
 * @returns whether it is done
 */
export async function truncateWal(database: Kysely<Tables>, patience: number): Promise<boolean> {
  const deadline = performance.now() + patience
  for (;;) {
    const { rows } = await sql<{ busy: number }>`PRAGMA wal_checkpoint(TRUNCATE)`.execute(database)
    if (rows[0]?.busy === 0) return true
    if (performance.now() >= deadline) return false
    await wait(pause)
  }
}
