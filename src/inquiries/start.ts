import { trustedProxies } from './client-address'
import { type AttemptOutcome, type Courier, startCourier } from './courier'
import { closeDatabase, closeOutboxDatabase, database, outboxDatabase } from './database'
import { inquiryCounts } from './inquiry-counts'
import { messageLimits } from './limits'
import { type Log, log, writeTo } from './log'
import { smtpSender } from './send-mail'
import { databaseUrl, mailSettings } from './settings'
import type { Status } from './status'
import { storeLimit } from './store-size'
import { type Health, startWatch, type Watch } from './watch'

/** What became of the attempts to send mail since the start. */
const attempts: Record<AttemptOutcome, number> = { sent: 0, refused: 0, unreached: 0 }

let courier: Courier | undefined
let watch: Watch | undefined

/**
 * Judges the settings, and begins to send what waits in the outbox and to watch over the database; called once, when the server
 * starts. Whether the database can be used is no condition: pages are served without it, and it is tried again.
 * @param serverLog where what happens is written
 * @throws {SettingError} where a setting cannot work; its message is one line that names the variable
 */
export async function startInquiries(serverLog?: Log): Promise<void> {
  if (serverLog) writeTo(serverLog)
  const mail = mailSettings()
  trustedProxies()
  messageLimits()
  storeLimit()
  databaseUrl()
  if (mail)
    courier = startCourier({
      database: outboxDatabase,
      send: smtpSender(mail.smtpUrl, mail.requireTls),
      addresses: mail,
      onAttempt: (outcome) => attempts[outcome]++,
    })
  else log.warn({}, 'SMTP_URL is not set: inquiries are kept, and their mail waits in the outbox.')
  watch = startWatch({ database, reopen, sendsMail: mail !== undefined })
}

async function reopen(): Promise<void> {
  await closeOutboxDatabase()
  await closeDatabase()
}

/** Lets what is being sent be finished, and closes the database; called once, when the server stops. */
export async function stopInquiries(): Promise<void> {
  watch?.stop()
  await courier?.stop()
  courier = undefined
  await closeOutboxDatabase()
  await closeDatabase()
}

/** Says that something new lies in the outbox; does nothing where no mail is sent. */
export const wakeCourier = () => courier?.wake()

/**
 * Whether a message can be taken: the database is usable and has room. Mail that does not leave is reported too,
 * but takes nobody out of service: messages are kept, and their mail waits.
 */
export async function inquiriesReadiness(): Promise<{ ready: boolean } & Partial<Omit<Health, 'status'>>> {
  if (!watch) return { ready: false }
  const { status: _, ...health } = await watch.health()
  return { ready: health.database === 'ok' && health.store === 'ok', ...health }
}

/** What the server's metrics tell of inquiries and mail; `status` is missing where the database cannot be used. */
export type InquiryFigures = {
  inquiries: Readonly<Record<string, number>>
  mails: Readonly<Record<string, number>>
  status: Status | undefined
  limit: number
}

export async function inquiryFigures(): Promise<InquiryFigures> {
  const health = await watch?.health()
  const status = health?.database === 'ok' ? health.status : undefined
  return { inquiries: inquiryCounts, mails: attempts, status, limit: storeLimit() }
}
