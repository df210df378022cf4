import type { Kysely } from 'kysely'
import { migrate } from './migrations'
import { dataFolder } from './settings'
import { openSqlite } from './sqlite'
import type { Tables } from './tables'

let opened: Promise<Kysely<Tables>> | undefined

async function open(): Promise<Kysely<Tables>> {
  const database = openSqlite(dataFolder())
  try {
    await migrate(database)
    return database
  } catch (error) {
    await database.destroy()
    throw error
  }
}

/**
 * The process's one database, opened at first use. A failed opening is not kept: the next inquiry tries again,
 * so that service resumes by itself.
 * @throws {SettingError} or the database's own error
 */
export function database(): Promise<Kysely<Tables>> {
  opened ??= open().catch((error: unknown) => {
    opened = undefined
    throw error
  })
  return opened
}

/** Closes the database where it is open; the next call of `database` opens it again. */
export async function closeDatabase(): Promise<void> {
  const closing = opened
  opened = undefined
  await (await closing?.catch(() => undefined))?.destroy()
}
