import { statSync } from 'node:fs'
import type { Kysely } from 'kysely'
import { migrate } from './migrations'
import { openPostgres } from './postgres'
import { purgeExpired } from './purge'
import { databaseUrl, dataFolder } from './settings'
import { openSqlite, sqliteFile } from './sqlite'
import type { Tables } from './tables'

type Connected = { database: Kysely<Tables>; isStillThere: () => boolean }
type Opened = Connected & { purging: NodeJS.Timeout }

let opening: Promise<Opened> | undefined

const day = 24 * 60 * 60 * 1000

/**
 * A connection to the database of the settings, whose tables are up to date; the caller destroys it.
 * @throws {SettingError} or the database's own error
 */
export async function connect(): Promise<Connected> {
  const url = databaseUrl()
  const connected = url ? { database: openPostgres(url), isStillThere: () => true } : embedded()
  try {
    await migrate(connected.database)
    return connected
  } catch (error) {
    await connected.database.destroy()
    throw error
  }
}

async function open(): Promise<Opened> {
  const connected = await connect()
  try {
    await purgeExpired(connected.database)
    return { ...connected, purging: purgeDaily(connected.database) }
  } catch (error) {
    await connected.database.destroy()
    throw error
  }
}

/** A file that was deleted or replaced under a running server would take inquiries that nobody finds again. */
function embedded(): Connected {
  const folder = dataFolder()
  const database = openSqlite(folder)
  const inode = () => statSync(sqliteFile(folder), { throwIfNoEntry: false })?.ino
  const opened = inode()
  return { database, isStillThere: () => inode() === opened }
}

/** A process that runs for months deletes what is due every day; the timer does not keep it alive. */
function purgeDaily(database: Kysely<Tables>): NodeJS.Timeout {
  const purge = () =>
    purgeExpired(database).catch((error: unknown) =>
      console.error('Old inquiries could not be deleted:', error),
    )
  return setInterval(purge, day).unref()
}

/**
 * The process's one database, opened at first use. A failed opening is not kept, nor a file that is gone: the next
 * inquiry opens it anew, so that service resumes by itself.
 * @throws {SettingError} or the database's own error
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

/** Closes the database where it is open; the next call of `database` opens it again. */
export async function closeDatabase(): Promise<void> {
  const closing = opening
  opening = undefined
  const opened = await closing?.catch(() => undefined)
  clearInterval(opened?.purging)
  await opened?.database.destroy()
}
