import { existsSync } from 'node:fs'
import { trustedProxies } from './client-address'
import { type Courier, startCourier } from './courier'
import { closeDatabase, closeOutboxDatabase, database, outboxDatabase } from './database'
import type { AttemptOutcome } from './deliver'
import { type Log, log, writeTo } from './log'
import { type Health, type Monitor, startMonitor } from './monitor'
import { smtpSender } from './send-mail'
import { messageLimits } from './sender-limits'
import { databaseUrl, dataPath, mailSettings } from './settings'
import { sqliteFile } from './sqlite'
import type { Status } from './status'
import { storeLimit } from './store-size'

/** Counts posts of the form by outcome since the start; a repeat counts again. */
export const inquiryCounts = { accepted: 0, held: 0, invalid: 0, foreign: 0, limited: 0, full: 0, failed: 0 }

/** Counts attempts to send mail by outcome since the start. */
const attempts: Record<AttemptOutcome, number> = { sent: 0, refused: 0, unreached: 0 }

let courier: Courier | undefined
let monitor: Monitor | undefined

/**
 * Validates the settings and starts the courier and the monitor; called once, when the server starts. An unusable
 * database does not stop it: pages are served without it, and it is tried again.
 *
 * @param serverLog replaces the console as log
 * @throws {SettingError} if a setting cannot work; its message is one line that names the variable
 */
export async function startInquiries(serverLog?: Log): Promise<void> {
  if (serverLog) writeTo(serverLog)
  const mail = mailSettings()
  trustedProxies()
  messageLimits()
  storeLimit()
  const file = sqliteFile(dataPath())
  if (databaseUrl() && existsSync(file))
    log.warn(
      { file },
      'DATABASE_URL is set, but there are inquiries in DATA_DIR, too: they are not mailed, do not expire, and are in no backup. Export them without DATABASE_URL, then delete the file.',
    )
  if (mail)
    courier = startCourier({
      database: outboxDatabase,
      send: smtpSender(mail.smtpUrl, mail.requireTls),
      addresses: mail,
      onAttempt: (outcome) => attempts[outcome]++,
    })
  else log.warn({}, 'SMTP_URL is not set: inquiries are kept, and their mail waits in the outbox.')
  monitor = startMonitor({ database, reopen: closeDatabases, sendsMail: mail !== undefined })
}

async function closeDatabases(): Promise<void> {
  try {
    await closeOutboxDatabase()
  } finally {
    await closeDatabase()
  }
}

/** Finishes sending and closes the database; called once, when the server stops. */
export async function stopInquiries(): Promise<void> {
  monitor?.stop()
  await courier?.stop()
  courier = undefined
  await closeDatabases()
}

/** Signals that the outbox has new mail; does nothing if no mail is configured. */
export const wakeCourier = () => courier?.wake()

/**
 * Whether a message can be stored: the database can be written and has room. Stuck mail is reported, but does not make the
 * server unready: messages are still stored, and their mail waits.
 */
export async function inquiriesReadiness(): Promise<{ ready: boolean } & Partial<Omit<Health, 'status'>>> {
  if (!monitor) return { ready: false }
  const { status: _, ...health } = await monitor.health()
  return { ready: [health.database, health.store, health.disk].every((state) => state === 'ok'), ...health }
}

/** Metrics about inquiries and mail; `status` is missing if the database is unusable. */
export type InquiryFigures = {
  inquiries: Readonly<Record<string, number>>
  mails: Readonly<Record<string, number>>
  status: Status | undefined
  limit: number
  clock: Health['clock']
}

export async function inquiryFigures(): Promise<InquiryFigures> {
  const health = await monitor?.health()
  const status = health?.database === 'ok' ? health.status : undefined
  return {
    inquiries: inquiryCounts,
    mails: attempts,
    status,
    limit: storeLimit(),
    clock: health?.clock ?? 'ok',
  }
}
