import type { Kysely } from 'kysely'
import type { Tables } from './tables'

const hour = 3600 * 1000
const day = 24 * hour

/** The clock may be this far behind the last noted time, since the clocks of several instances differ. */
const mostBehind = hour
/** A server may be off for this long; a larger gap more likely means a wrong clock. */
const mostAhead = 31 * day

/**
 * Compares the machine's clock with the last noted time or else that of the last inquiry. With a clock a year ahead,
 * everything would be deleted.
 *
 * @returns that time if the clock has jumped since; undefined if it is plausible
 */
export async function jumpedSince(database: Kysely<Tables>, now: Date): Promise<string | undefined> {
  const [seen] = await database.selectFrom('clock').select('seen_at as at').execute()
  const [last] = await database
    .selectFrom('inquiries')
    .select('received_at as at')
    .orderBy('received_at', 'desc')
    .limit(1)
    .execute()
  const before = (seen ?? last)?.at
  const passed = before ? now.getTime() - Date.parse(before) : 0
  return passed >= -mostBehind && passed <= mostAhead ? undefined : before
}

/** Notes the current time for `jumpedSince`. */
export async function noteTime(database: Kysely<Tables>, now: Date): Promise<void> {
  const row = { id: 1, seen_at: now.toISOString() }
  await database
    .insertInto('clock')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: row.seen_at }))
    .execute()
}
