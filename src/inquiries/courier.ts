import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { SendMailOptions } from 'nodemailer'
import { composeDigest } from './compose-digest'
import { type Addresses, composeMail } from './compose-mail'
import { dropMail, type LeasedMail, leaseDueMails, markAttempt, markSent, prolongLease } from './outbox'
import { waitAfter } from './retry'
import { type Send, SendError } from './send-mail'
import type { Tables } from './tables'

const second = 1000

/** How many mails are sent side by side. */
const batch = 8
/** How long a mail stays leased when the process that sends it dies; while it lives the lease is prolonged. */
const leaseTime = 20 * second
const leaseRenewal = 5 * second
/** The most that sending one mail may take. */
const sendTime = 60 * second
/** How often the outbox is looked at when nothing was heard: other instances write into it too. */
const pollTime = 5 * second

export type CourierOptions = {
  database: () => Promise<Kysely<Tables>>
  send: Send
  addresses: Addresses
  /** The clock and the dice, so that days can pass in a test. */
  now?: () => number
  random?: () => number
}

export type Courier = {
  /** Says that something new lies in the outbox. */
  wake: () => void
  /** Takes nothing more, and waits for what is being sent; after `patience` ms that is cut off, and waits its turn. */
  stop: (patience?: number) => Promise<void>
}

const iso = (milliseconds: number) => new Date(milliseconds).toISOString()

/**
 * Sends the mails that are due now, once each.
 * @param stopped cuts off what is being sent; it is then due again
 * @returns how many were tried
 * @throws the database's error
 */
export async function deliverDue(
  { database, send, addresses, now = Date.now, random = Math.random }: CourierOptions,
  stopped?: AbortSignal,
): Promise<number> {
  const db = await database()
  const mails = await leaseDueMails(db, { now: iso(now()), until: iso(now() + leaseTime), limit: batch })
  // All are waited for, also where the database fails at one: what is being sent never goes on unseen.
  const outcomes = await Promise.allSettled(mails.map(deliver))
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
  return mails.length

  async function deliver(mail: LeasedMail): Promise<void> {
    const lost = new AbortController()
    const renewal = setInterval(() => {
      prolongLease(db, mail, iso(now() + leaseTime)).then(
        (ours) => ours || lost.abort(),
        () => lost.abort(),
      )
    }, leaseRenewal)
    const signals = [lost.signal, AbortSignal.timeout(sendTime), ...(stopped ? [stopped] : [])]
    try {
      const content = await compose(db, mail, addresses)
      if (!content) {
        await dropMail(db, mail.id)
        return
      }
      await send(content, AbortSignal.any(signals))
    } catch (error) {
      await noteFailure(mail, error)
      return
    } finally {
      clearInterval(renewal)
    }
    await markSent(db, mail, iso(now()))
  }

  async function noteFailure(mail: LeasedMail, error: unknown): Promise<void> {
    const reason = error instanceof Error ? error.message : String(error)
    const wait =
      error instanceof SendError && error.permanent ? undefined : waitAfter(mail.attempts + 1, random)
    await markAttempt(db, mail, {
      error: reason,
      nextAttempt: wait === undefined ? undefined : iso(now() + wait),
    })
    if (wait === undefined)
      console.error(
        `Mail ${mail.id} about ${mail.inquiry_id ? `inquiry ${mail.inquiry_id}` : 'held inquiries'} has failed for good (${reason}). Mend the cause, then: node inquiries.js retry`,
      )
  }
}

/**
 * What a mail says, as things are now.
 * @returns nothing where nothing is left to tell: all of it was erased in the meantime, or released
 */
async function compose(
  db: Kysely<Tables>,
  mail: LeasedMail,
  addresses: Addresses,
): Promise<SendMailOptions | undefined> {
  const inquiries = db.selectFrom('inquiries').selectAll()
  if (mail.inquiry_id !== null) {
    const inquiry = await inquiries.where('id', '=', mail.inquiry_id).executeTakeFirst()
    return inquiry && composeMail(inquiry, mail, addresses)
  }
  const held = await inquiries.where('state', '=', 'held').orderBy('received_at').orderBy('id').execute()
  const fresh = held.filter(({ told_by }) => told_by === mail.id)
  return fresh.length > 0 ? composeDigest(fresh, held.length, mail, addresses) : undefined
}

/** Works on the outbox until it is stopped. An error of the database is logged, and tried again. */
export function startCourier(options: CourierOptions): Courier {
  const stopping = new AbortController()
  const cutOff = new AbortController()
  const bell = new EventTarget()
  let rung = false

  async function rest(): Promise<void> {
    if (rung || stopping.signal.aborted) return
    const awake = new AbortController()
    const signal = AbortSignal.any([awake.signal, stopping.signal])
    await Promise.race([
      wait(pollTime, undefined, { signal, ref: false }),
      once(bell, 'ring', { signal }),
    ]).catch(() => undefined)
    awake.abort()
  }

  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      rung = false
      const tried = await deliverDue(options, cutOff.signal).catch((error: unknown) => {
        console.error('The outbox cannot be worked on; it is tried again:', error)
        return 0
      })
      if (tried < batch) await rest()
    }
  }

  const working = work()
  return {
    wake: () => {
      rung = true
      bell.dispatchEvent(new Event('ring'))
    },
    stop: async (patience = 5 * second) => {
      stopping.abort()
      const late = setTimeout(() => cutOff.abort(), patience)
      await working
      clearTimeout(late)
    },
  }
}
