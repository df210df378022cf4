import type { Kysely } from 'kysely'
import { trustedProxies } from './client-address'
import { type Courier, startCourier } from './courier'
import { closeDatabase, closeOutboxDatabase, database, outboxDatabase } from './database'
import { messageLimit } from './limits'
import { smtpSender } from './send-mail'
import { databaseUrl, mailSettings, SettingError } from './settings'
import type { Tables } from './tables'

let courier: Courier | undefined

/**
 * Judges the settings, opens the database and begins to send what waits in the outbox; called once, when the server
 * starts.
 * @throws {SettingError} where a setting cannot work; its message is one line that names the variable
 */
export async function startInquiries(): Promise<void> {
  const mail = mailSettings()
  trustedProxies()
  messageLimit()
  const variable = databaseUrl() ? 'DATABASE_URL' : 'DATA_DIR'
  try {
    await tellOfHeld(await database())
  } catch (error) {
    if (error instanceof SettingError) throw error
    throw new SettingError(`${variable}: the database cannot be used (${reason(error)}).`)
  }
  if (!mail) {
    console.log('SMTP_URL is not set: inquiries are kept, and their mail waits in the outbox.')
    return
  }
  courier = startCourier({ database: outboxDatabase, send: smtpSender(mail.smtpUrl), addresses: mail })
}

/** The daily mail tells of what is held; whoever starts the server is told too, as there may be no mail. */
async function tellOfHeld(opened: Kysely<Tables>): Promise<void> {
  const { held } = await opened
    .selectFrom('inquiries')
    .select(({ fn }) => fn.countAll().as('held'))
    .where('state', '=', 'held')
    .executeTakeFirstOrThrow()
  if (Number(held) > 0)
    console.log(
      `Inquiries that look like spam and wait for a person: ${held}. Read them: inquiries list --held`,
    )
}

/** Lets what is being sent be finished, and closes the database; called once, when the server stops. */
export async function stopInquiries(): Promise<void> {
  await courier?.stop()
  courier = undefined
  await closeOutboxDatabase()
  await closeDatabase()
}

/** Says that something new lies in the outbox; does nothing where no mail is sent. */
export const wakeCourier = () => courier?.wake()

/** A failed connection is an error with no message of its own, made of one error for each address that was tried. */
function reason(error: unknown): string {
  if (error instanceof AggregateError) return [...new Set(error.errors.map(reason))].join('; ')
  return (error instanceof Error ? error.message : String(error)).split('\n', 1).join('')
}
