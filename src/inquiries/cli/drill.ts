import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process, { exit } from 'node:process'
import { type Kysely, sql } from 'kysely'
import { openPostgres } from '../postgres'
import { loadPackage } from '../runtime-files'
import { databaseUrl, SettingError } from '../settings'
import { openSqlite, sqliteFile } from '../sqlite'
import type { Tables } from '../tables'
import { postgresProgram } from './postgres-program'
import { pluralize } from './print'
import { signals } from './signals'

/** Backups are nightly: if the newest is older than this, one was missed. */
const mostHours = 48

/** Milliseconds in which a message that has been received is stored; a backup begun meanwhile need not have it. */
const longestAnswer = 60_000

/**
 * Restores the newest backup of a folder beside the database, and looks for inquiries that it should have.
 *
 * @returns what it found, and the exit code: 0, or 1 if the backup is old or lacks inquiries
 * @throws {SettingError} if there is no folder or backup; the database's error if it cannot be restored
 */
export async function drill(live: Kysely<Tables>, folder: string): Promise<{ text: string; code: 0 | 1 }> {
  const url = databaseUrl()
  const ending = url ? '.dump' : '.sqlite'
  if (!existsSync(folder)) throw new SettingError(`There is no folder ${folder}.`)
  const name = readdirSync(folder)
    .filter((file) => named.test(file) && file.endsWith(ending))
    .sort()
    .at(-1)
  if (!name) throw new SettingError(`There is no backup (inquiries-*${ending}) in ${folder}.`)
  const taken = takenAt(name)
  const hours = Math.floor((Date.now() - taken) / 3_600_000)
  const cleanUps: (() => unknown)[] = []
  const onDone: Finally = (cleanUp) => cleanUps.unshift(cleanUp)
  let removal: Promise<void> | undefined
  // Once, and whoever asks waits for its end: a second signal, too, may come before that.
  const removeCopy = () => {
    removal ??= (async () => {
      for (const cleanUp of cleanUps) await cleanUp()
    })()
    return removal
  }
  const stop = () => void removeCopy().finally(() => exit(1))
  for (const signal of signals) process.on(signal, stop)
  try {
    const file = path.join(folder, name)
    const restored = await (url ? restorePostgres(url, file, onDone) : restoreSqlite(file, onDone))
    const [copied, present] = await Promise.all([arrivalsIn(restored), arrivalsIn(live)])
    const absent = [...present].filter(([id]) => !copied.has(id))
    const settled = new Date(taken - longestAnswer).toISOString()
    const lacking = absent.filter(([, receivedAt]) => receivedAt <= settled).length
    const kept = present.size - absent.length
    const gone = copied.size - kept
    const errors = [
      ...(hours > mostHours ? [`It is ${hours} hours old: is the timer running?`] : []),
      ...(lacking > 0 ? [`It lacks ${pluralize(lacking, 'inquiry', 'inquiries')}.`] : []),
    ]
    const text = [
      `${name} can be restored: ${pluralize(copied.size, 'inquiry', 'inquiries')}, taken ${pluralize(hours, 'hour')} ago.`,
      `The database still has ${kept} of them${gone > 0 ? ` (${gone} were erased or have expired since)` : ''} and ${absent.length - lacking} that came later.`,
      ...errors,
    ]
    return { text: text.join('\n'), code: errors.length > 0 ? 1 : 0 }
  } finally {
    await removeCopy()
    for (const signal of signals) process.off(signal, stop)
  }
}

/** Returns when each inquiry was received, by its id. */
async function arrivalsIn(database: Kysely<Tables>): Promise<ReadonlyMap<string, string>> {
  const rows = await database.selectFrom('inquiries').select(['id', 'received_at']).execute()
  return new Map(rows.map((row) => [row.id, row.received_at]))
}

/** A backup's name, which says when it was taken: `inquiries-20261121T032000Z.…`. */
const named = /^inquiries-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\..*$/

const takenAt = (name: string) => Date.parse(name.replace(named, '$1-$2-$3T$4:$5:$6Z'))

/** Registers what is to be done once the restored database is no longer needed. */
type Finally = (cleanUp: () => unknown) => void

async function restoreSqlite(file: string, onDone: Finally): Promise<Kysely<Tables>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'drill-'))
  onDone(() => rmSync(folder, { recursive: true, force: true }))
  copyFileSync(file, sqliteFile(folder))
  const database = openSqlite(folder)
  onDone(() => database.destroy())
  const { rows } = await sql<{ integrity_check: string }>`PRAGMA integrity_check`.execute(database)
  if (rows[0]?.integrity_check !== 'ok') throw new Error(`${file} is damaged`)
  // An empty file, too, is a database.
  await sql`select name from kysely_migration`.execute(database).catch(() => {
    throw new Error(`${file} is not a backup of inquiries`)
  })
  return database
}

/**
 * Restores into a temporary database on the same server, which the user of `DATABASE_URL` must be allowed to create.
 */
async function restorePostgres(url: string, file: string, onDone: Finally): Promise<Kysely<Tables>> {
  const name = `drill_${randomBytes(6).toString('hex')}`
  const target = new URL(url)
  target.pathname = name
  // A separate connection, since creating a database may take longer than the query timeout for visitors.
  const admin = new (loadPackage('pg').Client)({ connectionString: url })
  await admin.connect()
  onDone(() => admin.end())
  onDone(() => admin.query(`drop database if exists ${name} with (force)`))
  await admin.query(`create database ${name}`)
  const { option, env } = postgresProgram(target.href)
  const { status, stderr, error } = spawnSync(
    'pg_restore',
    ['--no-owner', '--no-privileges', '--exit-on-error', option, file],
    { env, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`pg_restore: ${error?.message ?? stderr}`)
  const database = openPostgres(target.href)
  onDone(() => database.destroy())
  return database
}
