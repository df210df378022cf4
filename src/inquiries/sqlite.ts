import path from 'node:path'
import type LibsqlDatabase from 'libsql'
import { Kysely, SqliteDialect } from 'kysely'
import type { Tables } from './tables'

function loadLibsql(): typeof LibsqlDatabase {
  const load = typeof __non_webpack_require__ === 'function' ? __non_webpack_require__ : require
  return load('libsql')
}

/**
 * The embedded database: one file that survives a power cut. With WAL and `synchronous=FULL` a commit is on the
 * disk before it returns (https://sqlite.org/pragma.html#pragma_synchronous).
 * @param folder an existing, writable folder
 * @throws libsql's error where the file cannot be opened or is no database
 */
export function openSqlite(folder: string): Kysely<Tables> {
  const Database = loadLibsql()
  const database = new Database(path.join(folder, 'inquiries.sqlite'))
  database.exec('PRAGMA journal_mode = WAL')
  database.exec('PRAGMA synchronous = FULL')
  database.exec('PRAGMA busy_timeout = 2000')
  database.exec('PRAGMA foreign_keys = ON')
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database }) })
}
