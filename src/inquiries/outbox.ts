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
