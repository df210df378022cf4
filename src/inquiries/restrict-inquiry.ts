import type { Kysely } from 'kysely'
import type { Tables } from './tables'

/**
 * Restricts the use of an inquiry (GDPR, article 18), or lifts that: it is kept beyond its retention, and no mail about
 * it is sent. One that has been erased meanwhile is not restricted: nothing of it comes back.
 *
 * @returns whether anything changed
 */
export async function restrictInquiry(
  database: Kysely<Tables>,
  id: string,
  isLifted: boolean,
): Promise<boolean> {
  if (isLifted) {
    const { numDeletedRows } = await database
      .deleteFrom('restrictions')
      .where('inquiry_id', '=', id)
      .executeTakeFirst()
    return numDeletedRows > 0n
  }
  return database.transaction().execute(async (transaction) => {
    // Whoever erases it waits, or has erased it before.
    await transaction
      .updateTable('inquiries')
      .set(({ ref }) => ({ id: ref('id') }))
      .where('id', '=', id)
      .execute()
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('restrictions')
      .columns(['inquiry_id', 'since'])
      .expression(({ selectFrom, val }) =>
        selectFrom('inquiries')
          .select(['id', val(new Date().toISOString()).as('since')])
          .where('id', '=', id),
      )
      .onConflict((conflict) => conflict.column('inquiry_id').doNothing())
      .executeTakeFirstOrThrow()
    return (numInsertedOrUpdatedRows ?? 0n) > 0n
  })
}
