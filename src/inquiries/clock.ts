import type { Kysely } from 'kysely'
import type { Tables } from './tables'

const hour = 3600 * 1000
const day = 24 * hour

/** The clock may be behind what was seen before by this much, as those of several instances differ. */
const mostBehind = hour
/** A server may be off for this long; a clock that says longer is more likely wrong. */
const mostAhead = 31 * day

/**
 * Whether the machine's clock can be right, by when the server last looked after the database, or else by the last inquiry. A
 * clock that is a year ahead would have everything deleted.
 */
export async function clockIsPlausible(database: Kysely<Tables>, now: Date): Promise<boolean> {
  const [seen] = await database.selectFrom('clock').select('seen_at as at').execute()
  const [last] = await database
    .selectFrom('inquiries')
    .select('received_at as at')
    .orderBy('received_at', 'desc')
    .limit(1)
    .execute()
  const before = seen ?? last
  if (!before) return true
  const passed = now.getTime() - Date.parse(before.at)
  return passed >= -mostBehind && passed <= mostAhead
}

/** Notes what time it is, for `clockIsPlausible`. */
export async function noteTime(database: Kysely<Tables>, now: Date): Promise<void> {
  const row = { id: 1, seen_at: now.toISOString() }
  await database
    .insertInto('clock')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: row.seen_at }))
    .execute()
}
