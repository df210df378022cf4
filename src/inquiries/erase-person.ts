import type { Kysely } from 'kysely'
import type { Tables } from './tables'

/**
 * Erases all that a person sent (GDPR, article 17): their inquiries, held ones too, and the mails about them, those that
 * still wait included.
 * @param email their mail address; capital and small letters are the same
 * @param until what came later stays
 * @returns how many of each there were
 */
export async function erasePerson(
  database: Kysely<Tables>,
  email: string,
  until?: string,
): Promise<{ inquiries: number; mails: number }> {
  return database.transaction().execute(async (transaction) => {
    let theirs = transaction
      .selectFrom('inquiries')
      .select('id')
      .where(({ fn }) => fn<string>('lower', ['email']), '=', email.trim().toLowerCase())
    if (until !== undefined) theirs = theirs.where('received_at', '<=', until)
    const mails = await transaction.deleteFrom('mails').where('inquiry_id', 'in', theirs).executeTakeFirst()
    await transaction.deleteFrom('told').where('inquiry_id', 'in', theirs).execute()
    await transaction.deleteFrom('restrictions').where('inquiry_id', 'in', theirs).execute()
    const inquiries = await transaction.deleteFrom('inquiries').where('id', 'in', theirs).executeTakeFirst()
    return { inquiries: Number(inquiries.numDeletedRows), mails: Number(mails.numDeletedRows) }
  })
}
