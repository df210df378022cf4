import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { env, execPath } from 'node:process'
import type { Kysely } from 'kysely'
import { emptyInquiry, type Inquiry } from '../../src/contact/inquiry-values'
import { acceptInquiry } from '../../src/inquiries/accept-inquiry'
import { migrate } from '../../src/inquiries/migrations'
import { openPostgres } from '../../src/inquiries/postgres'
import { openSqlite } from '../../src/inquiries/sqlite'
import type { Tables } from '../../src/inquiries/tables'
import { onCleanUp } from '../support/cleanup'
import { temporaryFolder } from '../support/temporary-folder'
import { type Cluster, startCluster } from './postgres'

/** A database's location, which any number of programs can open. */
export type Place = {
  open: () => Kysely<Tables>
  /** The settings of a server that uses it; with PostgreSQL too a folder, for its erasures. */
  settings: { DATA_DIR: string; DATABASE_URL?: string }
  /** Runs the operator's command of the build, beside whatever else uses it. */
  run: (...words: string[]) => SpawnSyncReturns<string>
}

/** Both databases; PostgreSQL starts on first use. */
export type Engine = 'SQLite' | 'PostgreSQL'
export const engines: readonly Engine[] = ['SQLite', 'PostgreSQL']

/** Shared by everyone who asks during its start. */
let cluster: Promise<Cluster> | undefined

export async function newPlace(engine: Engine): Promise<Place> {
  const folder = temporaryFolder()
  if (engine === 'PostgreSQL') {
    cluster ??= startCluster()
    const url = await (await cluster).emptyDatabase()
    const settings = { DATA_DIR: folder, DATABASE_URL: url }
    return { open: () => closing(openPostgres(url)), settings, run: commandOn(settings) }
  }
  const settings = { DATA_DIR: folder }
  return { open: () => closing(openSqlite(folder)), settings, run: commandOn(settings) }
}

/** Opens a database of the engine with its tables, which may take longer to make than a visitor waits. */
export async function openMigrated(given: Engine | Place): Promise<Kysely<Tables>> {
  const place = typeof given === 'string' ? await newPlace(given) : given
  const { DATABASE_URL: url } = place.settings
  const database = place.open()
  const patient = url ? openPostgres(url, 'full', {}) : database
  await migrate(patient)
  if (patient !== database) await patient.destroy()
  return database
}

export const inquiry: Inquiry = {
  ...emptyInquiry,
  name: 'Ada',
  email: 'ada@example.org',
  service: 'audit',
  message: 'Bonjour',
}

/** Stores an inquiry as the server does. @returns its id */
export const store = (
  database: Kysely<Tables>,
  change: Partial<Inquiry> = {},
  more: Partial<Parameters<typeof acceptInquiry>[1]> = {},
): Promise<string> =>
  acceptInquiry(database, { inquiry: { ...inquiry, ...change }, language: 'fr', key: undefined, ...more })

/** A row as the first version of the server wrote it. */
export const firstRow = {
  id: '1',
  received_at: '2026-11-20T11:00:00.000Z',
  language: 'fr',
  name: 'Ada',
  email: 'ada@example.org',
  service: '',
  message: 'Bonjour',
  idempotency_key: null,
  content_hash: 'hash',
}
/** The same with the fields that the form has today, and as this version reads it. */
export const row = { ...emptyInquiry, ...firstRow }
export const stored = {
  ...row,
  state: 'accepted',
  held_reason: null,
  estimate: null,
  estimate_summary: null,
  check_result: null,
  check_summary: null,
  told_by: null,
} as const

/** Returns a function that runs the operator's command of the build on a database. */
export const commandOn =
  (settings: Place['settings']) =>
  (...words: string[]) =>
    spawnSync(execPath, ['dist/inquiries.js', ...words], {
      env: { PATH: env.PATH, ...settings },
      encoding: 'utf8',
    })

function closing(database: Kysely<Tables>): Kysely<Tables> {
  onCleanUp(() => database.destroy())
  return database
}

/** Returns the cluster of this test file, if one was started. */
export const currentCluster = () => cluster
