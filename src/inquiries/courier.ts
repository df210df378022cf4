import { setTimeout as wait } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { SendMailOptions } from 'nodemailer'
import { composeDigest, mostListed } from './compose-digest'
import { type Addresses, composeMail } from './compose-mail'
import { countOf } from './count-of'
import { describeError, log, messageOf } from './log'
import {
  dropMail,
  heldInquiries,
  type LeasedMail,
  leaseDueMails,
  makeDue,
  markAttempt,
  markSent,
  prolongLease,
  returnLease,
} from './outbox'
import { waitAfter } from './retry'
import { type Send, SendError } from './send-mail'
import type { Tables } from './tables'

const second = 1000

/** The number of mails sent in parallel. */
const batch = 8
/** The time until a mail is free again if its process dies; a living one prolongs the lease. */
const leaseTime = 20 * second
const leaseRenewal = 5 * second
/** The timeout for sending one mail, longer than any of its steps may take. */
const sendTime = 660 * second
/** The interval of polling the outbox, into which other instances write too. */
const pollTime = 5 * second
/** The time limit for recording that a mail was sent, and the pause between attempts. */
const noteTimeout = 60 * second
const notePause = second / 2
/** The interval of probing an unreachable mail server; all waiting mail is sent once it is back. */
const probeTime = 30 * second
/** After an outage of this length waits are long, so all mails become due at once. */
const longOutage = 60 * second
const day = 24 * 3600 * second

export type CourierOptions = {
  database: () => Promise<Kysely<Tables>>
  send: Send
  addresses: Addresses
  /** The clock, replaced in tests. */
  now?: () => number
  onAttempt?: (outcome: AttemptOutcome) => void
}

/** The outcome of an attempt; `unreached` if no mail server answered. */
export type AttemptOutcome = 'sent' | 'refused' | 'unreached'

export type Courier = {
  /** Signals that the outbox has new mail. */
  wake: () => void
  /** Stops taking mails and waits 5 s for those being sent; then they are aborted and become due again. */
  stop: () => Promise<void>
}

const iso = (milliseconds: number) => new Date(milliseconds).toISOString()

/**
 * Sends the mails that are due, once each.
 *
 * @param stopped aborts sending; aborted mails are due again
 * @param isProbe sends the next mail early instead, and counts no attempt if no mail server answers
 * @returns how many were tried
 * @throws the database's error
 */
export async function deliverDue(
  { database, send, addresses, now = Date.now, onAttempt }: CourierOptions,
  stopped?: AbortSignal,
  isProbe = false,
): Promise<number> {
  const db = await database()
  const mails = await leaseDueMails(db, {
    now: iso(now()),
    until: iso(now() + leaseTime),
    ...(isProbe ? { dueAt: iso(now() + day), limit: 1 } : { limit: batch }),
  })
  // Waits for all, even if the database fails for one, so that nothing continues unobserved.
  const outcomes = await Promise.allSettled(mails.map(deliver))
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
  return mails.length

  async function deliver(mail: LeasedMail): Promise<void> {
    const sending = new AbortController()
    let brokenOff = false
    const breakOff = () => {
      brokenOff = true
      sending.abort()
    }
    const renewal = setInterval(() => {
      database()
        .then((current) => prolongLease(current, mail, iso(now() + leaseTime)))
        .then((ours) => ours || breakOff(), breakOff)
    }, leaseRenewal)
    // Not `AbortSignal.any`: Node 20 may collect the time limit as garbage (nodejs/node#57736), and keeps the others.
    const limit = setTimeout(() => sending.abort(), sendTime)
    if (stopped?.aborted) breakOff()
    stopped?.addEventListener('abort', breakOff)
    try {
      const content = await compose(db, mail, addresses)
      if (!content) {
        await dropMail(db, mail.id)
        return
      }
      const failure = await send(content, sending.signal).then(() => undefined, sendError)
      // We broke it off ourselves, which says nothing of the mail server.
      if (failure && brokenOff) {
        await returnLease(db, mail)
        return
      }
      onAttempt?.(failure ? (failure.details.answered ? 'refused' : 'unreached') : 'sent')
      await (failure ? noteFailure(mail, failure) : noteSent(mail))
    } finally {
      stopped?.removeEventListener('abort', breakOff)
      clearTimeout(limit)
      clearInterval(renewal)
    }
  }

  /**
   * Without this record the mail would be sent again, so it retries whatever fails; with the current connection, since
   * another may have replaced a broken one.
   */
  async function noteSent(mail: LeasedMail): Promise<void> {
    const deadline = performance.now() + noteTimeout
    for (;;) {
      try {
        await markSent(await database(), mail, iso(now()))
        return
      } catch (error) {
        if (stopped?.aborted || performance.now() > deadline) throw error
      }
      await wait(notePause)
    }
  }

  async function noteFailure(mail: LeasedMail, { message, details }: SendError): Promise<void> {
    if (isProbe && !details.answered) {
      await returnLease(db, mail)
      return
    }
    const delay = details.permanent ? undefined : waitAfter(mail.attempts + 1)
    await markAttempt(db, mail, {
      error: message,
      nextAttempt: delay === undefined ? undefined : iso(now() + delay),
    })
    if (delay === undefined)
      log.error(
        { mail: mail.id, inquiry: mail.inquiry_id ?? undefined, reason: details.reason },
        'A mail has failed for good. Correct the cause (inquiries show ID says more), then: inquiries retry',
      )
  }
}

const sendError = (error: unknown) =>
  error instanceof SendError
    ? error
    : new SendError(
        messageOf(error),
        { permanent: false, answered: true, reason: 'it could not be written' },
        error,
      )

/**
 * Composes a mail from the current data.
 *
 * @returns undefined if nothing is left to tell, because all of it was erased or released
 */
async function compose(
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

/** Works through the outbox until it is stopped. Errors of the database are logged once, and retried. */
export function startCourier(options: CourierOptions): Courier {
  let stopped = false
  const cutOff = new AbortController()
  /** Ends the pause until the outbox is polled again. */
  let pause = new AbortController()
  let outage: { since: number; probed: number } | undefined
  let isFailing = false
  const watched: CourierOptions = {
    ...options,
    onAttempt: (outcome) => {
      if (outcome !== 'unreached') outage = undefined
      else outage ??= { since: performance.now(), probed: performance.now() }
      options.onAttempt?.(outcome)
    },
  }

  async function work(): Promise<void> {
    while (!stopped) {
      pause = new AbortController()
      const before = outage
      const tried = await deliverDue(watched, cutOff.signal)
        .then((count) => (count === 0 && outage ? probe(outage) : count))
        .then(async (count) => {
          if (before && !outage && performance.now() - before.since > longOutage)
            await makeDue(await options.database(), iso(Date.now()))
          isFailing = false
          return count
        })
        .catch((error: unknown) => {
          if (!isFailing)
            log.error({ err: describeError(error) }, 'The outbox cannot be worked on; it is tried again')
          isFailing = true
          return 0
        })
      if (tried < batch && !(before && !outage))
        await wait(pollTime, undefined, { signal: pause.signal, ref: false }).catch(() => undefined)
    }
  }

  async function probe(current: { since: number; probed: number }): Promise<number> {
    if (performance.now() - current.probed < probeTime) return 0
    current.probed = performance.now()
    return deliverDue(watched, cutOff.signal, true)
  }

  const working = work()
  return {
    wake: () => pause.abort(),
    stop: async () => {
      stopped = true
      pause.abort()
      const late = setTimeout(() => cutOff.abort(), 5 * second)
      await working
      clearTimeout(late)
    },
  }
}
