import { randomUUID } from 'node:crypto'
import type { ExpressionBuilder, Kysely, Selectable } from 'kysely'
import { countOf } from './count-of'
import { jitter, longestWait } from './retry'
import type { MailRow, Tables } from './tables'

/* The outbox: each step of sending a mail is one statement, so that several instances can share a database.
   Times are ISO 8601 in UTC. A mail in progress is leased; an instance whose lease has expired changes nothing. */

type Database = Kysely<Tables>

export type LeasedMail = Pick<Selectable<MailRow>, 'id' | 'inquiry_id' | 'attempts' | 'created_at'> & {
  lease: string
}

/**
 * Puts the mail about an inquiry into the outbox, due at once.
 *
 * @param database the transaction that stores or releases the inquiry
 */
export async function enqueueMail(database: Database, inquiryId: string, now: string): Promise<void> {
  await database
    .insertInto('mails')
    .values({ id: randomUUID(), inquiry_id: inquiryId, created_at: now, next_attempt_at: now })
    .execute()
}

/**
 * Returns the quarter of a day (`YYYYMMDDHH`, by its first hour) that has one digest: senders of held inquiries, too, are
 * promised a review within 24 hours, so a day would be too long.
 */
function quarterOf(now: string): string {
  const hour = Number(now.slice(11, 13))
  return now.slice(0, 10).replaceAll('-', '') + String(hour - (hour % 6)).padStart(2, '0')
}

/**
 * Puts a digest of held inquiries that were not yet mailed into the outbox, due at once: at most one in each quarter of a
 * day (UTC) across all instances. Inquiries held later in it wait for the next.
 *
 * @returns whether there was anything to tell
 */
export async function enqueueDigest(database: Database, now: string): Promise<boolean> {
  if (!(await untold(database).limit(1).executeTakeFirst())) return false
  return database.transaction().execute(async (transaction) => {
    const id = randomUUID()
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('mails')
      .values({ id, inquiry_id: null, digest_day: quarterOf(now), created_at: now, next_attempt_at: now })
      .onConflict((conflict) => conflict.column('digest_day').doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows !== 1n) return false
    const linked = await transaction
      .insertInto('told')
      .columns(['inquiry_id', 'mail_id'])
      .expression(untold(transaction).select(({ val }) => val(id).as('mail_id')))
      .onConflict((conflict) => conflict.column('inquiry_id').doNothing())
      .executeTakeFirstOrThrow()
    // They were released or erased in the meantime.
    if (linked.numInsertedOrUpdatedRows === 0n) await dropMail(transaction, id)
    return linked.numInsertedOrUpdatedRows !== 0n
  })
}

/** Selects held inquiries that may be used. */
export const heldInquiries = (database: Database) =>
  database
    .selectFrom('inquiries')
    .where('state', '=', 'held')
    .where('inquiries.id', 'not in', ({ selectFrom }) => selectFrom('restrictions').select('inquiry_id'))

/** Selects those that no mail has told of. */
const untold = (database: Database) =>
  heldInquiries(database)
    .select('id')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('told').select('mail_id').whereRef('told.inquiry_id', '=', 'inquiries.id'))),
    )

/** Removes a mail that has nothing left to tell. */
export async function dropMail(database: Database, id: string): Promise<void> {
  await database.deleteFrom('mails').where('id', '=', id).execute()
}

/** A mail due later than this was scheduled by a wrong clock: it is due now. */
const furthest = Math.ceil(longestWait * (1 + jitter))

/**
 * Leases the mails that are due, at most `limit`, the longest due first; skips those about restricted inquiries.
 *
 * @param dueAt those due by then (else `now`)
 * @param until when the lease expires if the process dies
 * @returns those leased to us, without any that another instance leased at the same moment
 */
export async function leaseDueMails(
  database: Database,
  { now, dueAt = now, until, limit }: { now: string; dueAt?: string; until: string; limit: number },
): Promise<LeasedMail[]> {
  const lease = randomUUID()
  const tooFar = new Date(Date.parse(now) + furthest).toISOString()
  const free = (mail: ExpressionBuilder<Tables, 'mails'>) =>
    mail.or([
      mail('leased_until', 'is', null),
      mail('leased_until', '<=', now),
      mail('leased_until', '>', tooFar),
    ])
  const mails = await database
    .updateTable('mails')
    .set({ lease, leased_until: until })
    .where((mail) =>
      mail(
        'id',
        'in',
        mail
          .selectFrom('mails')
          .select('id')
          .where('state', '=', 'waiting')
          .where((due) => due.or([due('next_attempt_at', '<=', dueAt), due('next_attempt_at', '>', tooFar)]))
          .where(free)
          .where(isUsed)
          .orderBy('next_attempt_at')
          .limit(limit),
      ),
    )
    // PostgreSQL evaluates this again if another instance has changed the row in between.
    .where('state', '=', 'waiting')
    .where(free)
    .returning(['id', 'inquiry_id', 'attempts', 'created_at'])
    .execute()
  return mails.map((mail) => ({ ...mail, lease }))
}

/** Starts an update of a mail that changes nothing where another instance has leased it since. */
const updateOurs = (database: Database, { id, lease }: LeasedMail) =>
  database.updateTable('mails').where('id', '=', id).where('lease', '=', lease)

/**
 * Prolongs a lease.
 *
 * @returns whether it was still ours
 */
export async function prolongLease(database: Database, mail: LeasedMail, until: string): Promise<boolean> {
  const { numUpdatedRows } = await updateOurs(database, mail).set({ leased_until: until }).executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Records that the mail server has accepted a mail, whoever holds the lease by now. */
export async function markSent(database: Database, { id }: LeasedMail, now: string): Promise<void> {
  await database
    .updateTable('mails')
    .set({ state: 'sent', sent_at: now, lease: null, leased_until: null, last_error: null })
    .where('id', '=', id)
    .execute()
}

/** Records why an attempt failed, and when the next is due; without `nextAttempt` it has failed permanently. */
export async function markAttempt(
  database: Database,
  mail: LeasedMail,
  { error, nextAttempt }: { error: string; nextAttempt: string | undefined },
): Promise<void> {
  await updateOurs(database, mail)
    .set({
      attempts: mail.attempts + 1,
      last_error: error,
      lease: null,
      leased_until: null,
      ...(nextAttempt === undefined ? { state: 'failed' } : { next_attempt_at: nextAttempt }),
    })
    .execute()
}

/** Returns a mail after what counts as no attempt: a probe that found no mail server, or sending that was broken off. */
export async function returnLease(database: Database, mail: LeasedMail): Promise<void> {
  await updateOurs(database, mail).set({ lease: null, leased_until: null }).execute()
}

/** Makes waiting mails due at once; of one inquiry, or all. */
export async function makeDue(database: Database, now: string, inquiryId?: string): Promise<void> {
  let update = database.updateTable('mails').set({ next_attempt_at: now })
  if (inquiryId !== undefined) update = update.where('inquiry_id', '=', inquiryId)
  await update.where('state', '=', 'waiting').where('next_attempt_at', '>', now).execute()
}

/**
 * Makes mails due at once: failed ones, with all their attempts again, and waiting ones; of one inquiry, or all.
 *
 * @returns how many had failed, and how many waited, due or not
 */
export async function sendAgain(
  database: Database,
  now: string,
  inquiryId?: string,
): Promise<{ failed: number; waiting: number }> {
  await makeDue(database, now, inquiryId)
  let waiting = database.selectFrom('mails').where('state', '=', 'waiting')
  let update = database.updateTable('mails').set({ state: 'waiting', attempts: 0, next_attempt_at: now })
  if (inquiryId !== undefined) {
    waiting = waiting.where('inquiry_id', '=', inquiryId)
    update = update.where('inquiry_id', '=', inquiryId)
  }
  const count = await countOf(waiting)
  const { numUpdatedRows } = await update.where('state', '=', 'failed').executeTakeFirst()
  return { failed: Number(numUpdatedRows), waiting: count }
}

/** Whether the inquiry of a mail may be used. */
export const isUsed = ({ not, exists, selectFrom }: ExpressionBuilder<Tables, 'mails'>) =>
  not(
    exists(
      selectFrom('restrictions')
        .select('restrictions.since')
        .whereRef('restrictions.inquiry_id', '=', 'mails.inquiry_id'),
    ),
  )
