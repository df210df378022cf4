import { statSync } from 'node:fs'
import type { Kysely } from 'kysely'
import { migrate } from './migrations'
import { openPostgres } from './postgres'
import { databaseUrl, dataFolder } from './settings'
import { openSqlite, sqliteFile } from './sqlite'
import type { Tables } from './tables'

type Connection = {
  database: Kysely<Tables>
  /** Whether the open connection still matches the file: where that was deleted or replaced, inquiries would be lost. */
  isStillThere: () => boolean
}

/** Opens the configured database, with migrated tables. */
async function open(): Promise<Connection> {
  const url = databaseUrl()
  const connection = url ? { database: openPostgres(url), isStillThere: () => true } : embedded()
  try {
    await migrate(connection.database)
    return connection
  } catch (error) {
    await connection.database.destroy()
    throw error
  }
}

function embedded(): Connection {
  const folder = dataFolder()
  const database = openSqlite(folder)
  const inode = () => statSync(sqliteFile(folder), { throwIfNoEntry: false })?.ino
  const opened = inode()
  return { database, isStillThere: () => inode() === opened }
}

let opening: Promise<Connection> | undefined

/**
 * Returns the one connection of the process, opened at first use. After a failed opening, or if the database is gone, the
 * next use opens it again, so that service resumes by itself.
 *
 * @throws {SettingError} or the database's own error, if it cannot be opened
 */
export async function database(): Promise<Kysely<Tables>> {
  const known = await opening?.catch(() => undefined)
  if (known && !known.isStillThere()) await closeDatabase()
  const current = opening ?? open()
  opening = current
  try {
    return (await current).database
  } catch (error) {
    if (opening === current) opening = undefined
    throw error
  }
}

/** Closes the connection if it is open; the next use opens it again. */
export async function closeDatabase(): Promise<void> {
  const closing = opening
  opening = undefined
  const connection = await closing?.catch(() => undefined)
  await connection?.database.destroy()
}
