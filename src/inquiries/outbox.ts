import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from './tables'

/**
 * Puts the mail about an inquiry into the outbox, due at once.
 * @param database best a transaction, which also stores or releases the inquiry
 * @param now ISO 8601
 */
export async function enqueueMail(database: Kysely<Tables>, inquiryId: string, now: string): Promise<void> {
  await database
    .insertInto('mails')
    .values({ id: randomUUID(), inquiry_id: inquiryId, created_at: now, next_attempt_at: now })
    .execute()
}

/**
 * Makes failed mails wait again, due at once and with all their attempts: those of one inquiry, or all.
 * @returns how many
 */
export async function replayFailed(
  database: Kysely<Tables>,
  now: string,
  inquiryId?: string,
): Promise<number> {
  let update = database
    .updateTable('mails')
    .set({ state: 'waiting', attempts: 0, next_attempt_at: now })
    .where('state', '=', 'failed')
  if (inquiryId !== undefined) update = update.where('inquiry_id', '=', inquiryId)
  const { numUpdatedRows } = await update.executeTakeFirst()
  return Number(numUpdatedRows)
}
