/**
 * `node backup.js FILE` beside a built site: writes a consistent copy of the embedded database while the server runs.
 * `node backup.js --check FILE`: checks that a file is such a copy. `node backup.js --erasures FOLDER`: adds erasures
 * to the file beside the backups. `node backup.js --postgres PROGRAM …`: runs a PostgreSQL program on the database of
 * `DATABASE_URL`. Called by `deploy/backup.sh` and `restore.sh`.
 */
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { argv, exit, umask } from 'node:process'
import { copyErasures, erasuresName } from '../erasures'
import { messageOf } from '../log'
import { loadPackage } from '../runtime-files'
import { databaseUrl, dataPath, SettingError } from '../settings'
import { existingDatabase } from './existing-database'
import { postgresProgram } from './postgres-program'
import { pluralize } from './print'

/** A copy cannot be used; the message says what to do. */
class BackupError extends Error {}

const Database = loadPackage('libsql')

/** Returns the only value of a row. */
const only = (row: unknown): unknown =>
  typeof row === 'object' && row !== null ? Object.values(row)[0] : undefined

/**
 * Reads a whole copy.
 *
 * @returns the number of inquiries in it
 * @throws {BackupError} if it is damaged or not a database of inquiries
 */
function check(file: string): number {
  try {
    accessSync(file, constants.R_OK)
  } catch (error) {
    throw new BackupError(`${file} cannot be read (${messageOf(error)}).`)
  }
  const copy = new Database(file)
  try {
    const found = only(copy.prepare('PRAGMA integrity_check').get())
    if (found !== 'ok') throw new BackupError(`${file} is damaged (${found}). Take another backup.`)
    // Ours, and not another program's with a table of that name.
    copy.prepare('SELECT name FROM kysely_migration').get()
    return Number(only(copy.prepare('SELECT count(*) FROM inquiries').get()))
  } catch (error) {
    if (error instanceof BackupError) throw error
    throw new BackupError(`${file} is not a backup of inquiries (${messageOf(error)}).`)
  } finally {
    copy.close()
  }
}

/**
 * Copies the database of `DATA_DIR`. `VACUUM INTO` reads one state of it without waiting for writers
 * (https://sqlite.org/lang_vacuum.html#vacuuminto). The file gets its name only once it is complete.
 */
function backUp(file: string): number {
  const source = existingDatabase()
  if (existsSync(file)) throw new BackupError(`${file} exists already. Name another file.`)
  const part = `${file}.part`
  rmSync(part, { force: true })
  const database = new Database(source)
  try {
    database.exec('PRAGMA busy_timeout = 10000')
    database.prepare('VACUUM INTO ?').run(part)
  } finally {
    database.close()
  }
  leaveOutSenders(part)
  const number = check(part)
  renameSync(part, file)
  return number
}

/**
 * Deletes the counts of senders and their salts from a copy, since with the salt addresses could be found out for as
 * long as the copy exists. Runs without a journal, which in memory would take as much as the copy, and in a file would keep
 * the text; a copy that fails is discarded anyway.
 */
function leaveOutSenders(file: string): void {
  const copy = new Database(file)
  try {
    copy.exec('PRAGMA journal_mode = OFF')
    copy.exec('PRAGMA secure_delete = ON')
    copy.exec('DELETE FROM salts')
    copy.exec('DELETE FROM limits')
    copy.exec('VACUUM')
  } finally {
    copy.close()
  }
}

/**
 * Runs a program such as `pg_dump` on the database of `DATABASE_URL`.
 *
 * @returns its exit code
 * @throws {BackupError | SettingError} if it cannot be started, or there is no such database
 */
function runOnPostgres(program: string, words: readonly string[]): number {
  const address = databaseUrl()
  if (!address) throw new BackupError('DATABASE_URL is not set.')
  const { option, env } = postgresProgram(address)
  const { error, status } = spawnSync(program, [...words, option], { stdio: 'inherit', env })
  if (error) throw new BackupError(`${program} cannot be started: ${error.message}.`)
  return status ?? 1
}

umask(0o077)
try {
  const [first = '', second = '', ...others] = argv.slice(2)
  if (first === '--postgres') exit(runOnPostgres(second, others))
  if (first === '--erasures') {
    copyErasures(path.join(dataPath(), erasuresName), path.join(second, erasuresName))
    exit(0)
  }
  const file = first === '--check' ? second : first
  if (!file || file.startsWith('-'))
    throw new BackupError('Name a file: node backup.js FILE, or node backup.js --check FILE.')
  const number = first === '--check' ? check(file) : backUp(file)
  console.log(`${file}: ${pluralize(number, 'inquiry', 'inquiries')}`)
} catch (error) {
  const known = error instanceof BackupError || error instanceof SettingError
  console.error(known ? error.message : `It could not be done: ${messageOf(error)}`)
  exit(1)
}
