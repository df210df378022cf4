import { accessSync, constants, existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { env } from 'node:process'
import { string } from 'yup'
import { messageOf } from './log'

/** An unusable setting; the message names the variable and what to do. */
export class SettingError extends Error {
  override name = 'SettingError'
}

/**
 * Returns the database's folder, `DATA_DIR` (default `./data`), whether it exists or not. Read at run time: a bundler
 * replaces `process.env.X`, but not this import.
 */
export const dataPath = (): string => path.resolve(env.DATA_DIR || 'data')

/**
 * Returns the database's folder, created if missing.
 *
 * @throws {SettingError} if the folder cannot be created or written
 */
export function dataFolder(): string {
  const folder = dataPath()
  try {
    makeFolder(folder)
    // `/.` exists only if it is a folder, not a file of that name.
    accessSync(`${folder}/.`, constants.W_OK)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new SettingError(`DATA_DIR: the folder ${folder} cannot be written (${reason}). Name one that can.`)
  }
  return folder
}

/**
 * Creates a folder and its missing parents, accessible to this user only. Avoids `recursive`: Node 20 then loops
 * forever if a folder cannot be created in an existing one, as in `/proc`.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(path.dirname(folder))
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // Another program may have been quicker.
    if (!existsSync(folder)) throw error
  }
}

/**
 * Reads `DATABASE_URL`, the address of a PostgreSQL database; without it the embedded one in `DATA_DIR` is used.
 *
 * @throws {SettingError} if it is invalid; the message does not repeat it, since it may hold a password
 */
export function databaseUrl(): string | undefined {
  const text = secret('DATABASE_URL')
  if (!text) return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isPostgres = url?.protocol === 'postgres:' || url?.protocol === 'postgresql:'
  if (!url || !isPostgres || !isPercentEncoded(url.password))
    throw new SettingError(
      'DATABASE_URL: write postgres://user:password@host:5432/database, with special characters as %XX, or leave it out.',
    )
  return text
}

function isPercentEncoded(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

/**
 * Reads a setting that may hold a password: `NAME` itself, or the file that `NAME_FILE` names, as containers and
 * systemd's credentials provide it.
 *
 * @throws {SettingError} if both are set, or the file is empty or cannot be read
 */
function secret(name: 'DATABASE_URL' | 'SMTP_URL'): string | undefined {
  const file = env[`${name}_FILE`]
  if (!file) return env[name]
  if (env[name]) throw new SettingError(`${name}_FILE: ${name} is set too. Leave one of them out.`)
  let text: string
  try {
    text = readFileSync(file, 'utf8').trim()
  } catch (error) {
    throw new SettingError(`${name}_FILE: ${messageOf(error)}. Name a file that the server may read.`)
  }
  if (!text) throw new SettingError(`${name}_FILE: ${file} is empty. Write the address into it.`)
  return text
}

/** The settings for mail to the organisation; addresses are single and plain (`someone@example.org`). */
export type MailSettings = {
  smtpUrl: string
  /** Whether the mail server must offer STARTTLS, so that neither a password nor a message can be read on the way. */
  requireTls: boolean
  to: string
  from: string
}

/**
 * Reads `SMTP_URL`, `CONTACT_TO` and `CONTACT_FROM`. Undefined without `SMTP_URL`: inquiries are then stored, and their
 * mail waits in the outbox.
 *
 * @throws {SettingError} if one of them cannot work; the message does not repeat `SMTP_URL`, which may hold a password
 */
export function mailSettings(): MailSettings | undefined {
  const smtpUrl = secret('SMTP_URL')
  if (!smtpUrl) return undefined
  const url = URL.canParse(smtpUrl) ? new URL(smtpUrl) : undefined
  if (!url?.hostname || (url.protocol !== 'smtp:' && url.protocol !== 'smtps:'))
    throw new SettingError(
      'SMTP_URL: write smtp://user:password@host:587 or smtps://user:password@host:465, with special characters as %XX.',
    )
  const plain = env.SMTP_ALLOW_PLAINTEXT || 'false'
  if (plain !== 'true' && plain !== 'false')
    throw new SettingError(
      `SMTP_ALLOW_PLAINTEXT is "${plain}": write true where the password may be sent without encryption, or leave it out.`,
    )
  const requireTls = url.username + url.password !== '' && plain === 'false'
  return { smtpUrl, requireTls, to: address('CONTACT_TO'), from: address('CONTACT_FROM') }
}

function address(name: 'CONTACT_TO' | 'CONTACT_FROM'): string {
  const value = env[name]
  if (!string().required().email().isValidSync(value))
    throw new SettingError(
      `${name}: write one email address, such as contact@example.org; SMTP_URL needs it.`,
    )
  return value
}
