import path from 'node:path'
import { argv, getBuiltinModule } from 'node:process'
import { Kysely, SqliteDialect } from 'kysely'
import type LibsqlDatabase from 'libsql'
import type { Tables } from './tables'

/** Native code stays out of the function's bundle: it is found from the program that runs, in its node_modules. */
function loadLibsql(): typeof LibsqlDatabase {
  return getBuiltinModule('node:module').createRequire(argv[1] ?? path.resolve('package.json'))('libsql')
}

/** The database's file in a folder. */
export const sqliteFile = (folder: string) => path.join(folder, 'inquiries.sqlite')

/**
 * The embedded database: one file that survives a power cut. With WAL and `synchronous=FULL` a commit is on the
 * disk before it returns (https://sqlite.org/pragma.html#pragma_synchronous).
 * @param folder an existing, writable folder
 * @throws libsql's error where the file cannot be opened or is no database
 */
export function openSqlite(folder: string): Kysely<Tables> {
  const Database = loadLibsql()
  const database = new Database(sqliteFile(folder))
  try {
    database.exec('PRAGMA busy_timeout = 2000')
    database.exec('PRAGMA journal_mode = WAL')
    database.exec('PRAGMA synchronous = FULL')
    return new Kysely<Tables>({ dialect: new SqliteDialect({ database }) })
  } catch (error) {
    database.close()
    throw error
  }
}
