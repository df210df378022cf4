import { setTimeout as wait } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { composeLeased } from './compose-leased'
import type { Addresses } from './compose-mail'
import { log, messageOf } from './log'
import {
  dropMail,
  type LeasedMail,
  leaseDueMails,
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
export const batch = 8
/** The time until a mail is free again if its process dies; a living one prolongs the lease. */
const leaseTime = 20 * second
const leaseRenewal = 5 * second
/** Without a renewal for this long sending is broken off, well before another instance may begin. */
const mostUnrenewed = 12 * second
/** The timeout for sending one mail, longer than any of its steps may take. */
export const sendTime = 660 * second
/** The time limit for recording that a mail was sent, and the pause between attempts. */
const noteTimeout = 60 * second
const notePause = second / 2
const day = 24 * 3600 * second

export type DeliveryOptions = {
  database: () => Promise<Kysely<Tables>>
  send: Send
  addresses: Addresses
  /** The clock, replaced in tests. */
  now?: () => number
  onAttempt?: (outcome: AttemptOutcome) => void
}

/** The outcome of an attempt; `unreached` if no mail server answered. */
export type AttemptOutcome = 'sent' | 'refused' | 'unreached'

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
  { database, send, addresses, now = Date.now, onAttempt }: DeliveryOptions,
  stopped?: AbortSignal,
  isProbe = false,
): Promise<number> {
  const db = await database()
  const started = performance.now()
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
    let leased = started
    const renewal = setInterval(() => {
      const tried = performance.now()
      // Not at the first failure: the mail server may have the mail by now, and would get it a second time.
      if (tried - leased > mostUnrenewed) breakOff()
      database()
        .then((current) => prolongLease(current, mail, iso(now() + leaseTime)))
        .then(
          (ours) => {
            if (ours) leased = tried
            else breakOff()
          },
          () => undefined,
        )
    }, leaseRenewal)
    // Not `AbortSignal.any`: Node 20 may collect the time limit as garbage (nodejs/node#57736), and keeps the others.
    const limit = setTimeout(() => sending.abort(), sendTime)
    if (stopped?.aborted) breakOff()
    stopped?.addEventListener('abort', breakOff)
    try {
      const content = await composeLeased(db, mail, addresses)
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
