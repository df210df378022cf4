import type { Kysely, SelectQueryBuilder } from 'kysely'
import type { Tables } from './tables'

type Ids = SelectQueryBuilder<Tables, 'inquiries', { id: string }>

/** Returns a query for the ids of a person's inquiries, held ones too; the address is compared without case. */
export const sentBy = (database: Kysely<Tables>, email: string): Ids =>
  database
    .selectFrom('inquiries')
    .select('id')
    .where(({ fn }) => fn<string>('lower', ['email']), '=', email.trim().toLowerCase())

/**
 * Erases inquiries (GDPR, article 17) and all mails about them, including unsent ones, in one transaction.
 *
 * @returns how many of each there were
 * @throws the database's error; nothing is erased then
 */
export async function eraseInquiries(
  database: Kysely<Tables>,
  ids: Ids | readonly string[],
): Promise<{ inquiries: number; mails: number }> {
  return database.transaction().execute(async (transaction) => {
    const mails = await transaction.deleteFrom('mails').where('inquiry_id', 'in', ids).executeTakeFirst()
    await transaction.deleteFrom('told').where('inquiry_id', 'in', ids).execute()
    await transaction.deleteFrom('restrictions').where('inquiry_id', 'in', ids).execute()
    const inquiries = await transaction.deleteFrom('inquiries').where('id', 'in', ids).executeTakeFirst()
    return { inquiries: Number(inquiries.numDeletedRows), mails: Number(mails.numDeletedRows) }
  })
}
