import type { Kysely } from 'kysely'
import type { Tables } from './tables'

/**
 * Erases all that a person sent (GDPR, article 17): their inquiries, held ones too, and the mails about them, those that
 * still wait included.
 * @param email their mail address; capital and small letters are the same
 * @returns how many of each there were
 */
export async function erasePerson(
  database: Kysely<Tables>,
  email: string,
): Promise<{ inquiries: number; mails: number }> {
  return database.transaction().execute(async (transaction) => {
    const theirs = transaction
      .selectFrom('inquiries')
      .select('id')
      .where(({ fn }) => fn<string>('lower', ['email']), '=', email.trim().toLowerCase())
    const mails = await transaction.deleteFrom('mails').where('inquiry_id', 'in', theirs).executeTakeFirst()
    const inquiries = await transaction.deleteFrom('inquiries').where('id', 'in', theirs).executeTakeFirst()
    return { inquiries: Number(inquiries.numDeletedRows), mails: Number(mails.numDeletedRows) }
  })
}
