import type { Kysely, SelectQueryBuilder, Transaction } from 'kysely'
import type { Tables } from './tables'

type Ids = SelectQueryBuilder<Tables, 'inquiries', { id: string }>

/** Returns a query for the ids of a person's inquiries; the address is compared without case. */
export const sentBy = (database: Kysely<Tables>, email: string): Ids =>
  database
    .selectFrom('inquiries')
    .select('id')
    .where(({ fn }) => fn<string>('lower', ['email']), '=', email.trim().toLowerCase())

/**
 * Erases everything a person sent (GDPR, article 17): their inquiries, including held ones, and all mails about them,
 * including unsent ones.
 *
 * @param email compared without case
 * @param until later inquiries stay
 * @returns how many of each there were
 */
export async function erasePerson(
  database: Kysely<Tables>,
  email: string,
  until?: string,
): Promise<{ inquiries: number; mails: number }> {
  return database.transaction().execute((transaction) => {
    const theirs = sentBy(transaction, email)
    return erase(transaction, until === undefined ? theirs : theirs.where('received_at', '<=', until))
  })
}

/**
 * Erases one inquiry and the mails about it.
 *
 * @returns how many of each there were
 */
export async function eraseInquiry(
  database: Kysely<Tables>,
  id: string,
): Promise<{ inquiries: number; mails: number }> {
  return database
    .transaction()
    .execute((transaction) =>
      erase(transaction, transaction.selectFrom('inquiries').select('id').where('id', '=', id)),
    )
}

async function erase(
  transaction: Transaction<Tables>,
  ids: Ids,
): Promise<{ inquiries: number; mails: number }> {
  const mails = await transaction.deleteFrom('mails').where('inquiry_id', 'in', ids).executeTakeFirst()
  await transaction.deleteFrom('told').where('inquiry_id', 'in', ids).execute()
  await transaction.deleteFrom('restrictions').where('inquiry_id', 'in', ids).execute()
  const inquiries = await transaction.deleteFrom('inquiries').where('id', 'in', ids).executeTakeFirst()
  return { inquiries: Number(inquiries.numDeletedRows), mails: Number(mails.numDeletedRows) }
}
