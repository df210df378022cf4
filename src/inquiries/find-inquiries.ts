import type { Kysely, Selectable } from 'kysely'
import { countOf } from './count-of'
import { type InquiryRow, type MailRow, sentColumns, type Tables } from './tables'

type Mail = Selectable<MailRow>
/** A stored inquiry with its mails, the first first. */
export type KeptInquiry = Omit<Selectable<InquiryRow>, 'idempotency_key' | 'content_hash' | 'told_by'> & {
  mails: Mail[]
  /** The time since when its use is restricted. */
  restricted_since: string | null
}

/** A selection: all inquiries, held ones, or those whose mail has failed permanently. */
type Selection = 'all' | 'held' | 'failed'

/** The columns that are shown and exported. */
export const columns = ['id', 'received_at', 'state', 'held_reason', 'language', ...sentColumns] as const

/** Selects inquiries, each with the time since when its use is restricted. */
const kept = (database: Kysely<Tables>) =>
  database
    .selectFrom('inquiries')
    .leftJoin('restrictions', 'restrictions.inquiry_id', 'inquiries.id')
    .select(columns)
    .select('restrictions.since as restricted_since')

/** No inquiry matches, or more than one; the message quotes the query. */
export class NotFound extends Error {
  override name = 'NotFound'
}

/** The number in memory at once: a message may have 64 KB. */
const pageSize = 50

/** Reads the inquiries of a selection in pages, the oldest first; may include some that arrive meanwhile. */
export async function* listInquiries(
  database: Kysely<Tables>,
  selection: Selection = 'all',
): AsyncGenerator<KeptInquiry[]> {
  let query = kept(database).orderBy('received_at').orderBy('id').limit(pageSize)
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
  let page = await query.execute()
  for (let last = page.at(-1); last; last = page.at(-1)) {
    yield await withMails(database, page)
    if (page.length < pageSize) return
    const { received_at, id } = last
    page = await query
      .where(({ eb, refTuple, tuple }) => eb(refTuple('received_at', 'id'), '>', tuple(received_at, id)))
      .execute()
  }
}

/**
 * Returns how many mails about held inquiries have failed permanently; each is about several, so `failed` selects none
 * of those.
 */
export async function countFailedDigests(database: Kysely<Tables>): Promise<number> {
  return countOf(database.selectFrom('mails').where('inquiry_id', 'is', null).where('state', '=', 'failed'))
}

/**
 * @param id an inquiry's id, or how it begins
 * @throws {NotFound} if none or several match
 */
export async function findInquiry(database: Kysely<Tables>, id: string): Promise<KeptInquiry> {
  // Ids are hexadecimal digits and hyphens: anything else is no id, so `%` and `_` never reach the pattern.
  const found = /^[0-9a-f-]{1,36}$/.test(id)
    ? await kept(database).where('id', 'like', `${id}%`).limit(2).execute()
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
  if (inquiries.length === 0) return []
  const ids = inquiries.map(({ id }) => id)
  const mails = await database
    .selectFrom('mails')
    .selectAll()
    .where('inquiry_id', 'in', ids)
    .orderBy('created_at')
    .execute()
  return inquiries.map((inquiry) => ({
    ...inquiry,
    mails: mails.filter(({ inquiry_id }) => inquiry_id === inquiry.id),
  }))
}
