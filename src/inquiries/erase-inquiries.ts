import type { Kysely, SelectQueryBuilder } from 'kysely'
import type { Tables } from './tables'

type Ids = SelectQueryBuilder<Tables, 'inquiries', { id: string }>

/** Returns a query for the ids of a person's inquiries, held ones too; the address is compared without case. */
export const sentBy = (database: Kysely<Tables>, email: string): Ids =>
  database
    .selectFrom('inquiries')
    .select('id')
    .where(({ fn }) => fn<string>('lower', ['email']), '=', email.trim().toLowerCase())

/** Deletes what is noted about inquiries that are gone. */
export async function deleteOrphans(database: Kysely<Tables>): Promise<void> {
  for (const table of ['told', 'restrictions'] as const)
    await database
      .deleteFrom(table)
      .where('inquiry_id', 'not in', ({ selectFrom }) => selectFrom('inquiries').select('id'))
      .execute()
}

/** Whether PostgreSQL has ended this of two transactions that waited for each other. */
const isDeadlock = (error: unknown) => error instanceof Error && 'code' in error && error.code === '40P01'

/**
 * Erases inquiries (GDPR, article 17) and all mails about them, including unsent ones, in one transaction; again if it
 * waited for another that waited for it, as the server's purge of the same inquiries may.
 *
 * @returns how many of each there were
 * @throws the database's error; nothing is erased then
 */
export async function eraseInquiries(
  database: Kysely<Tables>,
  ids: Ids | readonly string[],
): Promise<{ inquiries: number; mails: number }> {
  const erased = database.transaction().execute(async (transaction) => {
    const mails = await transaction.deleteFrom('mails').where('inquiry_id', 'in', ids).executeTakeFirst()
    const inquiries = await transaction.deleteFrom('inquiries').where('id', 'in', ids).executeTakeFirst()
    // Last: what others have noted about an inquiry, they have noted by now.
    await deleteOrphans(transaction)
    return { inquiries: Number(inquiries.numDeletedRows), mails: Number(mails.numDeletedRows) }
  })
  return erased.catch((error: unknown) => {
    if (isDeadlock(error)) return eraseInquiries(database, ids)
    throw error
  })
}
