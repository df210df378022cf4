import type { Kysely } from 'kysely'
import { retentionMonths } from '../contact/retention'
import { forgetFormerDays } from './limits'
import type { Tables } from './tables'

/** The instant before which inquiries are no longer kept. */
function oldest(now: Date): string {
  const limit = new Date(now)
  const dayOfMonth = limit.getUTCDate()
  limit.setUTCMonth(limit.getUTCMonth() - retentionMonths)
  // From a 29 February back to a year without one: the last day of that month, not the first of the next.
  if (limit.getUTCDate() !== dayOfMonth) limit.setUTCDate(0)
  return limit.toISOString()
}

/**
 * Deletes inquiries that have been kept long enough, with their mails, and what the limits kept of former days (the
 * privacy policy's promise).
 * @returns how many inquiries were deleted
 */
export async function purgeExpired(database: Kysely<Tables>, now = new Date()): Promise<number> {
  await forgetFormerDays(database, now)
  // Mails about no single inquiry; the others go with theirs.
  await database
    .deleteFrom('mails')
    .where('inquiry_id', 'is', null)
    .where('created_at', '<', oldest(now))
    .execute()
  const { numDeletedRows } = await database
    .deleteFrom('inquiries')
    .where('received_at', '<', oldest(now))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
