import { statSync } from 'node:fs'
import { migrate } from './migrations'
import { type Connection, onDemand } from './on-demand'
import { openPostgres } from './postgres'
import { databaseUrl, dataFolder } from './settings'
import { openSqlite, sqliteFile } from './sqlite'
import type { Durability } from './tables'

/**
 * Opens a connection to the configured database with migrated tables; the caller destroys it.
 *
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

/**
 * Opens the embedded database; detects a file deleted or replaced under a running server, where inquiries would be
 * lost.
 */
function embedded(durability: Durability): Connection {
  const folder = dataFolder()
  const database = openSqlite(folder, durability)
  const inode = () => statSync(sqliteFile(folder), { throwIfNoEntry: false })?.ino
  const opened = inode()
  return { database, isStillThere: () => inode() === opened }
}

/**
 * The connection that stores inquiries.
 *
 * @throws {SettingError} or the database's own error
 */
export const { get: database, close: closeDatabase } = onDemand(connect)

/**
 * The connection for the outbox.
 *
 * @throws {SettingError} or the database's own error
 */
export const { get: outboxDatabase, close: closeOutboxDatabase } = onDemand(() => connect('relaxed'))
