import type { Kysely, Selectable } from 'kysely'
import type { InquiryRow, MailRow, Tables } from './tables'

export type Mail = Selectable<MailRow>
/** An inquiry as it is kept, with the mails that tell of it, the first first. */
export type KeptInquiry = Omit<Selectable<InquiryRow>, 'idempotency_key' | 'content_hash' | 'told_by'> & {
  mails: Mail[]
}

/** Which inquiries are meant: all, those that are held, those whose mail has failed for good. */
export type Selection = 'all' | 'held' | 'failed'

const columns = [
  'id',
  'received_at',
  'language',
  'name',
  'email',
  'service',
  'message',
  'state',
  'held_reason',
] as const

/** No such inquiry, or more than one; the message says what was asked for. */
export class NotFound extends Error {
  override name = 'NotFound'
}

/** @returns the inquiries of a selection, the oldest first */
export async function listInquiries(
  database: Kysely<Tables>,
  selection: Selection = 'all',
): Promise<KeptInquiry[]> {
  let query = database.selectFrom('inquiries').select(columns).orderBy('received_at').orderBy('id')
  if (selection === 'held') query = query.where('state', '=', 'held')
  if (selection === 'failed')
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('mails')
          .select('mails.id')
          .whereRef('mails.inquiry_id', '=', 'inquiries.id')
          .where('mails.state', '=', 'failed'),
      ),
    )
  return withMails(database, await query.execute())
}

/** How many mails about held inquiries have failed for good: they tell of several, so that `failed` selects none of those. */
export async function countFailedDigests(database: Kysely<Tables>): Promise<number> {
  const failed = await database
    .selectFrom('mails')
    .select('id')
    .where('inquiry_id', 'is', null)
    .where('state', '=', 'failed')
    .execute()
  return failed.length
}

/**
 * @param id an inquiry's id, or how it begins
 * @throws {NotFound} where none or several begin so
 */
export async function findInquiry(database: Kysely<Tables>, id: string): Promise<KeptInquiry> {
  // Ids are hexadecimal digits and hyphens: anything else is no id, and `%` and `_` never reach the pattern.
  const found = /^[0-9a-f-]{1,36}$/.test(id)
    ? await database.selectFrom('inquiries').select(columns).where('id', 'like', `${id}%`).limit(2).execute()
    : []
  const [inquiry] = await withMails(database, found)
  if (!inquiry) throw new NotFound(`There is no inquiry ${id}.`)
  if (found.length > 1) throw new NotFound(`Several inquiries begin with ${id}; write more of the id.`)
  return inquiry
}

async function withMails(
  database: Kysely<Tables>,
  inquiries: Omit<KeptInquiry, 'mails'>[],
): Promise<KeptInquiry[]> {
  const mails = await database.selectFrom('mails').selectAll().orderBy('created_at').execute()
  const byInquiry = new Map<string, Mail[]>(inquiries.map(({ id }) => [id, []]))
  for (const mail of mails) byInquiry.get(mail.inquiry_id ?? '')?.push(mail)
  return inquiries.map((inquiry) => ({ ...inquiry, mails: byInquiry.get(inquiry.id) ?? [] }))
}
