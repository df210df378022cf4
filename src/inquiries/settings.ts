import { accessSync, constants, existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { env } from 'node:process'
import { string } from 'yup'
import { messageOf } from './log'

/** A setting that the site cannot run with; the message names the variable and what to do. */
export class SettingError extends Error {
  override name = 'SettingError'
}

/**
 * The folder of the database, `DATA_DIR` (default `./data`), whether it is there or not. Read at run time: a bundler
 * replaces `process.env.X`, but not this import.
 */
export const dataPath = (): string => path.resolve(env.DATA_DIR || 'data')

/**
 * The folder of the database, made where it is missing.
 * @throws {SettingError} where the folder cannot be made or written
 */
export function dataFolder(): string {
  const folder = dataPath()
  try {
    makeFolder(folder)
    // The dot is there in a folder alone, not in a file of that name.
    accessSync(`${folder}/.`, constants.W_OK)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new SettingError(`DATA_DIR: the folder ${folder} cannot be written (${reason}). Name one that can.`)
  }
  return folder
}

/**
 * Makes a folder, and those above it that are missing, for this user's eyes alone. Not by `recursive`: Node 20 then
 * tries for ever where a folder cannot be made though the one above it is there, as in `/proc`.
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
 * `DATABASE_URL`, the address of a PostgreSQL database; without it the embedded one in `DATA_DIR` is used.
 * @throws {SettingError} where it is no such address; the message does not repeat it, since it may hold a password
 */
export function databaseUrl(): string | undefined {
  const text = secret('DATABASE_URL')
  if (!text) return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.protocol !== 'postgres:' && url?.protocol !== 'postgresql:')
    throw new SettingError(
      'DATABASE_URL: write postgres://user:password@host:5432/database, or leave it out.',
    )
  return text
}

/**
 * A setting that may hold a password: `NAME` itself, or the content of the file that `NAME_FILE` names, as containers and
 * systemd's credentials give it.
 * @throws {SettingError} where both are set, or the file cannot be read
 */
function secret(name: 'DATABASE_URL' | 'SMTP_URL'): string | undefined {
  const file = env[`${name}_FILE`]
  if (!file) return env[name]
  if (env[name]) throw new SettingError(`${name}_FILE: ${name} is set too. Leave one of them out.`)
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    throw new SettingError(`${name}_FILE: ${messageOf(error)}. Name a file that the server may read.`)
  }
}

/** How mail reaches the organisation; addresses are single and plain (`someone@example.org`). */
export type MailSettings = {
  smtpUrl: string
  /** Whether the mail server must offer STARTTLS, so that neither a password nor a message can be read on the way. */
  requireTls: boolean
  to: string
  from: string
}

/**
 * `SMTP_URL`, `CONTACT_TO` and `CONTACT_FROM`; nothing where `SMTP_URL` is not set: inquiries are then kept, and their
 * mail waits in the outbox.
 * @throws {SettingError} where one of them cannot work; the message does not repeat `SMTP_URL`, which may hold a password
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
    throw new SettingError(`${name}: write one mail address, such as contact@example.org; SMTP_URL needs it.`)
  return value
}
