import type { ExpressionBuilder, Kysely } from 'kysely'
import { retentionMonths } from '../contact/retention'
import { deleteOrphans } from './erase-inquiries'
import type { Tables } from './tables'

/** Returns the time before which inquiries have expired. */
export function oldestKept(now: Date): string {
  const limit = new Date(now)
  const dayOfMonth = limit.getUTCDate()
  limit.setUTCMonth(limit.getUTCMonth() - retentionMonths)
  // From a 29 February back to a year without one: the last day of that month, not the first of the next.
  if (limit.getUTCDate() !== dayOfMonth) limit.setUTCDate(0)
  return limit.toISOString()
}

/** Selects inquiries whose mail waits. */
const unsent = ({ selectFrom }: Pick<ExpressionBuilder<Tables, 'inquiries'>, 'selectFrom'>) =>
  selectFrom('mails').select('inquiry_id').where('state', '=', 'waiting').where('inquiry_id', 'is not', null)

/** Deletes in batches, so that messages can be stored in between. */
const pageSize = 100

/**
 * Deletes expired inquiries with their mails, as the privacy policy promises. Restricted inquiries stay until that is
 * lifted.
 *
 * @param sendsMail whether mail leaves at all: then inquiries whose mail still waits stay, too. One that came while the clock
 *   was slow would otherwise be lost unread once the clock is right.
 * @returns how many inquiries were deleted
 */
export async function purgeExpired(database: Kysely<Tables>, now: Date, sendsMail = true): Promise<number> {
  // Mails about no single inquiry; the others are deleted with theirs.
  await database
    .deleteFrom('mails')
    .where('inquiry_id', 'is', null)
    .where('created_at', '<', oldestKept(now))
    .execute()
  let count = 0
  for (;;) {
    const { numDeletedRows } = await database
      .deleteFrom('inquiries')
      .where((inquiry) =>
        inquiry(
          'id',
          'in',
          inquiry
            .selectFrom('inquiries')
            .select('id')
            .where('received_at', '<', oldestKept(now))
            .where('id', 'not in', inquiry.selectFrom('restrictions').select('inquiry_id'))
            .$if(sendsMail, (due) => due.where('id', 'not in', unsent(inquiry)))
            .limit(pageSize),
        ),
      )
      .executeTakeFirst()
    count += Number(numDeletedRows)
    if (numDeletedRows < pageSize) break
  }
  if (count > 0) await deleteOrphans(database)
  return count
}
