import type { Kysely } from 'kysely'
import { migrate } from './migrations'
import { purgeExpired } from './purge'
import { dataFolder } from './settings'
import { openSqlite } from './sqlite'
import type { Tables } from './tables'

let purging: NodeJS.Timeout | undefined
let opened: Promise<Kysely<Tables>> | undefined

const day = 24 * 60 * 60 * 1000

/** A process that runs for months deletes what is due every day; the timer does not keep it alive. */
function keepPurged(database: Kysely<Tables>): void {
  const timer = setInterval(() => {
    purgeExpired(database).catch((error: unknown) =>
      console.error('Old inquiries could not be deleted:', error),
    )
  }, day)
  timer.unref()
  purging = timer
}

async function open(): Promise<Kysely<Tables>> {
  const database = openSqlite(dataFolder())
  try {
    await migrate(database)
    await purgeExpired(database)
    keepPurged(database)
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
  clearInterval(purging)
  await (await closing?.catch(() => undefined))?.destroy()
}
