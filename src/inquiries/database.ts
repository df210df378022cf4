import { statSync } from 'node:fs'
import type { Kysely } from 'kysely'
import { migrate } from './migrations'
import { type Connection, onDemand } from './on-demand'
import { enqueueDigest } from './outbox'
import { openPostgres } from './postgres'
import { purgeExpired } from './purge'
import { databaseUrl, dataFolder } from './settings'
import { openSqlite, sqliteFile } from './sqlite'
import type { Durability, Tables } from './tables'

const hour = 60 * 60 * 1000

/**
 * A connection to the database of the settings, whose tables are up to date; the caller destroys it.
 * @throws {SettingError} or the database's own error
 */
export async function connect(durability: Durability = 'full'): Promise<Connection> {
  const url = databaseUrl()
  const connection = url
    ? { database: openPostgres(url, durability), isStillThere: () => true }
    : embedded(durability)
  try {
    await migrate(connection.database)
    return connection
  } catch (error) {
    await connection.database.destroy()
    throw error
  }
}

/** A file that was deleted or replaced under a running server would take inquiries that nobody finds again. */
function embedded(durability: Durability): Connection {
  const folder = dataFolder()
  const database = openSqlite(folder, durability)
  const inode = () => statSync(sqliteFile(folder), { throwIfNoEntry: false })?.ino
  const opened = inode()
  return { database, isStillThere: () => inode() === opened }
}

/** What has to be done day by day, and is done as often as it is called for: only what is due changes anything. */
async function lookAfter(database: Kysely<Tables>): Promise<void> {
  await purgeExpired(database)
  await enqueueDigest(database, new Date().toISOString())
}

/** A connection that also looks after what is kept, at once and every hour while it is open. */
async function connectAndLookAfter(): Promise<Connection> {
  const connection = await connect()
  const { database } = connection
  try {
    await lookAfter(database)
  } catch (error) {
    await database.destroy()
    throw error
  }
  const again = () =>
    lookAfter(database).catch((error: unknown) =>
      console.error('Old inquiries could not be deleted, nor held ones told of; it is tried again:', error),
    )
  // The timer does not keep the process alive.
  const timer = setInterval(again, hour).unref()
  return { ...connection, close: () => clearInterval(timer) }
}

/** The connection that inquiries are stored through. @throws {SettingError} or the database's own error */
export const { get: database, close: closeDatabase } = onDemand(connectAndLookAfter)

/** The connection that the outbox is worked through. @throws {SettingError} or the database's own error */
export const { get: outboxDatabase, close: closeOutboxDatabase } = onDemand(() => connect('relaxed'))
