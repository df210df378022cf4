import type { Kysely } from 'kysely'
import type { Tables } from './tables'

/**
 * Restricts the use of an inquiry (GDPR, article 18), or lifts that: it is kept beyond its retention, and no mail about
 * it is sent.
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
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('restrictions')
    .values({ inquiry_id: id, since: new Date().toISOString() })
    .onConflict((conflict) => conflict.column('inquiry_id').doNothing())
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}
