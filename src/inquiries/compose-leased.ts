import type { Kysely } from 'kysely'
import type { SendMailOptions } from 'nodemailer'
import { composeDigest, mostListed } from './compose-digest'
import { type Addresses, composeMail } from './compose-mail'
import { countOf } from './count-of'
import { heldInquiries, type LeasedMail } from './outbox'
import type { Tables } from './tables'

/**
 * Composes a mail from the current data.
 *
 * @returns undefined if nothing is left to tell, because all of it was erased or released
 */
export async function composeLeased(
  db: Kysely<Tables>,
  mail: LeasedMail,
  addresses: Addresses,
): Promise<SendMailOptions | undefined> {
  if (mail.inquiry_id !== null) {
    const inquiry = await db
      .selectFrom('inquiries')
      .selectAll()
      .where('id', '=', mail.inquiry_id)
      .executeTakeFirst()
    return inquiry && composeMail(inquiry, mail, addresses)
  }
  const held = heldInquiries(db)
  // A restricted one is left out of this mail: once that is lifted, another has to tell of it.
  await db
    .deleteFrom('told')
    .where('mail_id', '=', mail.id)
    .where('inquiry_id', 'not in', held.select('id'))
    .execute()
  const fresh = held.innerJoin('told', 'told.inquiry_id', 'inquiries.id').where('told.mail_id', '=', mail.id)
  const listed = await db
    .selectFrom('inquiries')
    .select(['id', 'received_at', 'service', 'held_reason'])
    .where('id', 'in', fresh.select('id').orderBy('received_at').orderBy('id').limit(mostListed))
    .orderBy('received_at')
    .orderBy('id')
    .execute()
  if (listed.length === 0) return undefined
  return composeDigest(listed, { fresh: await countOf(fresh), waiting: await countOf(held) }, mail, addresses)
}
