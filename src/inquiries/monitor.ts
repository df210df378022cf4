import type { Kysely } from 'kysely'
import { retentionMonths } from '../contact/retention'
import { jumpedSince, noteTime } from './clock-guard'
import { pruneErasures } from './erasures'
import { describeError, log, messageOf } from './log'
import { enqueueDigest } from './outbox'
import { overwriteFormerDays } from './overwrite-deleted'
import { purgeExpired } from './purge'
import { deleteFormerDays } from './sender-limits'
import { readStatus, type Status } from './status'
import type { Tables } from './tables'

const second = 1000
const minute = 60 * second

/** The intervals of checking the state, and of cleaning up. */
const checkInterval = 10 * second
const cleanupInterval = 10 * minute
/** The maximum age of an answer about the state. */
const freshness = second

/** Problems: `late` if mail is stuck, `off` if none is configured. */
export type Health = {
  database: 'ok' | 'unusable'
  store: 'ok' | 'full'
  disk: 'ok' | 'full'
  limit: 'ok' | 'reached'
  mail: 'ok' | 'late' | 'off'
  clock: 'ok' | 'implausible'
  status: Status | undefined
}

/** Logged when a problem begins and when it is over, once each. */
const sentences = {
  database: [
    'The database cannot be used: messages get 503, pages are served',
    'The database can be used again',
  ],
  store: [
    'The inquiries have reached CONTACT_STORE_MB: messages get 503. Export and erase, or set a higher bound',
    'There is room for inquiries again',
  ],
  disk: ['The disk is full: messages get 503. Make room', 'There is room on the disk again'],
  limit: [
    'Everyone together has reached CONTACT_LIMIT_ALL: messages get 429 until the ten minutes or the day (UTC) are over',
    'Messages are accepted again',
  ],
  mail: [
    'Mail does not leave: some waits for more than 45 s (inquiries status says more; inquiries retry sends it now)',
    'Mail leaves again',
  ],
  clock: [
    `The clock has jumped since the database was last looked after: nothing is deleted. If it is right, run: inquiries purge --clock-is-right`,
    'The clock agrees with the database again',
  ],
} as const

export type Monitor = {
  /** Returns the state, at most a second old. */
  health: () => Promise<Health>
  stop: () => void
}

type Options = {
  database: () => Promise<Kysely<Tables>>
  /** Discards a broken connection, so that the next use opens another. */
  reopen: () => Promise<void>
  /** Whether a mail server is configured. */
  sendsMail: boolean
}

/**
 * Monitors the database and the outbox, logs changes, and every ten minutes mails held inquiries and deletes expired
 * ones. Deletes nothing right at the start, when the clock may not be set yet.
 */
export function startMonitor({ database, reopen, sendsMail }: Options): Monitor {
  const health: Health = {
    database: 'ok',
    store: 'ok',
    disk: 'ok',
    limit: 'ok',
    mail: sendsMail ? 'ok' : 'off',
    clock: 'ok',
    status: undefined,
  }
  let hasLooked = false

  function note<What extends keyof typeof sentences>(what: What, now: Health[What], facts = {}): void {
    const before = health[what]
    health[what] = now
    if (before === now) return
    const [wrong, over] = sentences[what]
    if (now === 'ok') log.info(facts, over)
    else log.warn(facts, wrong)
  }

  async function look(): Promise<void> {
    try {
      const status = await readStatus(await database())
      health.status = status
      note('database', 'ok')
      note('store', status.full ? 'full' : 'ok', { bytes: status.bytes })
      note('disk', status.disk?.full ? 'full' : 'ok', { left: status.disk?.left })
      note('limit', status.limited ? 'reached' : 'ok')
      if (sendsMail)
        note('mail', status.late > 0 ? 'late' : 'ok', { waiting: status.waiting, oldest: status.oldest })
      if (status.held > 0 && !hasLooked)
        log.info(
          { held: status.held },
          `Inquiries that look like spam and wait for a person: ${status.held}. Read them: inquiries list --held`,
        )
      hasLooked = true
    } catch (error) {
      note('database', 'unusable', { reason: messageOf(error), err: describeError(error) })
      await reopen().catch((failure: unknown) =>
        log.warn(
          { err: describeError(failure) },
          'The database’s connection could not be closed; it is tried again',
        ),
      )
    }
  }

  let looked = Number.NEGATIVE_INFINITY
  let looking: Promise<void> | undefined
  /** Shares one check among concurrent callers. */
  const lookOnce = () => {
    looking ??= look().finally(() => {
      looked = performance.now()
      looking = undefined
    })
    return looking
  }

  async function tidy(deletes: boolean): Promise<void> {
    try {
      const opened = await database()
      const now = new Date()
      await enqueueDigest(opened, now.toISOString())
      if (!deletes) return
      // Whatever the clock says: without these, messages are only counted from zero.
      await deleteFormerDays(opened, now)
      const seen = await jumpedSince(opened, now)
      note('clock', seen ? 'implausible' : 'ok', { now: now.toISOString(), seen })
      if (seen) return
      const deleted = await purgeExpired(opened, now, sendsMail)
      await noteTime(opened, now)
      if (deleted > 0) log.info({ deleted }, `Inquiries kept for ${retentionMonths} months were deleted`)
      // It still holds deleted text and former salts. A reader can prevent it: it is tried again next time.
      await overwriteFormerDays(opened)
      pruneErasures(now)
    } catch (error) {
      log.warn({ err: describeError(error) }, 'The inquiries could not be tidied up; it is tried again')
    }
  }

  // The timers do not keep the process alive.
  const timers = [
    setInterval(() => void lookOnce(), checkInterval).unref(),
    setInterval(() => void tidy(true), cleanupInterval).unref(),
  ]
  void lookOnce().then(() => (health.database === 'ok' ? tidy(false) : undefined))
  return {
    health: async () => {
      if (performance.now() - looked > freshness) await lookOnce()
      return { ...health }
    },
    stop: () => timers.forEach(clearInterval),
  }
}
