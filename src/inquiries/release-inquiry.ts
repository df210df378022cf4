import type { Kysely } from 'kysely'
import { enqueueMail } from './outbox'
import type { Tables } from './tables'

/**
 * Accepts a held inquiry and puts its mail into the outbox, in one transaction.
 *
 * @returns whether it was held; among concurrent calls only one releases it
 */
export async function releaseInquiry(database: Kysely<Tables>, id: string): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('inquiries')
      .set({ state: 'accepted' })
      .where('id', '=', id)
      .where('state', '=', 'held')
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    await enqueueMail(transaction, id, new Date().toISOString())
    return true
  })
}
