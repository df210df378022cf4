import type { Kysely } from 'kysely'
import type { Tables } from './tables'

export type Connection = {
  database: Kysely<Tables>
  /** Whether the open connection still matches the settings and the file. */
  isStillThere: () => boolean
}

/**
 * Keeps one connection for the whole process, opened at first use. After a failed opening, or if the database is gone,
 * the next use opens it again, so that service resumes by itself.
 *
 * @param open throws if it cannot be opened; `get` throws the same
 */
export function onDemand(open: () => Promise<Connection>) {
  let opening: Promise<Connection> | undefined

  async function get(): Promise<Kysely<Tables>> {
    const known = await opening?.catch(() => undefined)
    if (known && !known.isStillThere()) await close()
    const current = opening ?? open()
    opening = current
    try {
      return (await current).database
    } catch (error) {
      if (opening === current) opening = undefined
      throw error
    }
  }

  /** Closes the connection if it is open; the next `get` opens it again. */
  async function close(): Promise<void> {
    const closing = opening
    opening = undefined
    const connection = await closing?.catch(() => undefined)
    await connection?.database.destroy()
  }

  return { get, close }
}
