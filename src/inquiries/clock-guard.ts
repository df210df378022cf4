import type { Kysely } from 'kysely'
import type { Tables } from './tables'

const hour = 3600 * 1000
const day = 24 * hour

/** The clock may be this far behind the last noted time, since the clocks of several instances differ. */
const mostBehind = hour
/** A server may be off for this long; a larger gap more likely means a wrong clock. */
const mostAhead = 31 * day

/** Returns the last noted time or else that of the last inquiry; undefined if there is neither. */
export async function lastSeen(database: Kysely<Tables>): Promise<string | undefined> {
  const [seen] = await database.selectFrom('clock').select('seen_at as at').execute()
  const [last] = await database
    .selectFrom('inquiries')
    .select('received_at as at')
    .orderBy('received_at', 'desc')
    .limit(1)
    .execute()
  return (seen ?? last)?.at
}

/** Whether the machine's clock is plausible, compared with `lastSeen`. With a clock a year ahead, everything would be deleted. */
export async function clockIsPlausible(database: Kysely<Tables>, now: Date): Promise<boolean> {
  const before = await lastSeen(database)
  if (!before) return true
  const passed = now.getTime() - Date.parse(before)
  return passed >= -mostBehind && passed <= mostAhead
}

/** Notes the current time for `clockIsPlausible`. */
export async function noteTime(database: Kysely<Tables>, now: Date): Promise<void> {
  const row = { id: 1, seen_at: now.toISOString() }
  await database
    .insertInto('clock')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: row.seen_at }))
    .execute()
}
