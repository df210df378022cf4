import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { env } from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { newPlace, openMigrated, row, store } from '../../tests/inquiries/databases'
import { cleanUp, onCleanUp } from '../../tests/support/cleanup'
import { until } from '../../tests/support/until'
import { writeTo } from './log'
import { startMonitor } from './monitor'
import { countMessage } from './sender-limits'
import type { Tables } from './tables'

const minute = 60_000
const day = 24 * 60 * minute

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'performance', 'setImmediate', 'setTimeout'] })
})
afterEach(async () => {
  jest.useRealTimers()
  await cleanUp()
})

/** Monitors a database from now on. */
async function monitor(database: Kysely<Tables>): Promise<void> {
  const { health, stop } = startMonitor({
    database: async () => database,
    reopen: async () => undefined,
    sendsMail: false,
  })
  onCleanUp(stop)
  await health()
}

/** Monitors a database until it has been tidied up once. */
async function monitorForTenMinutes(database: Kysely<Tables>): Promise<void> {
  await monitor(database)
  jest.advanceTimersByTime(10 * minute)
}

const writeOldErasure = (folder: string) =>
  writeFileSync(path.join(folder, 'erasures'), '2020-01-01T00:00:00.000Z salt hash\n')
const areErasuresPruned = (folder: string) => readFileSync(path.join(folder, 'erasures'), 'utf8') === ''

test('PostgreSQL: yesterday’s salt is deleted from the table’s file; a reader delays this alone', async () => {
  const place = await newPlace('PostgreSQL')
  const folder = place.settings.DATA_DIR
  Object.assign(env, place.settings)
  const database = await openMigrated(place)
  await countMessage(database, '203.0.113.7', new Date(Date.now() - day))
  const { salt } = await database.selectFrom('salts').select('salt').executeTakeFirstOrThrow()
  const isInFile = async () => {
    await sql`checkpoint`.execute(database)
    const { rows } = await sql<{ file: Buffer }>`
      select pg_read_binary_file(pg_relation_filepath('salts')) as file`.execute(database)
    return rows[0]?.file.includes(salt)
  }
  expect(await isInFile()).toBe(true)
  writeOldErasure(folder)
  // As `pg_dump` does.
  const reader = await place.open().startTransaction().execute()
  const stopReading = () => reader.rollback().execute()
  onCleanUp(() => reader.isRolledBack || stopReading())
  await reader.selectFrom('limits').selectAll().execute()
  await monitorForTenMinutes(database)
  await until(() => areErasuresPruned(folder))
  await stopReading()
  jest.advanceTimersByTime(10 * minute)
  await until(async () => !(await isInFile()))
})

test('yesterday’s salt is deleted from the database’s files, and old erasures are pruned, though no inquiry has expired; the time is noted', async () => {
  const place = await newPlace('SQLite')
  const { settings } = place
  env.DATA_DIR = settings.DATA_DIR
  const database = await openMigrated(place)
  await countMessage(database, '203.0.113.7', new Date(Date.now() - day))
  const { salt } = await database.selectFrom('salts').select('salt').executeTakeFirstOrThrow()
  writeOldErasure(settings.DATA_DIR)
  const isInFiles = () =>
    readdirSync(settings.DATA_DIR).some((name) =>
      readFileSync(path.join(settings.DATA_DIR, name)).includes(salt),
    )
  expect(isInFiles()).toBe(true)
  await monitorForTenMinutes(database)
  await until(() => !isInFiles())
  await until(() => areErasuresPruned(settings.DATA_DIR))
  expect(await database.selectFrom('clock').select('seen_at').execute()).toHaveLength(1)
})

test('at the start held inquiries are mailed, but nothing is deleted, as the clock may not be set yet', async () => {
  const database = await openMigrated('SQLite')
  await database
    .insertInto('inquiries')
    .values({ ...row, received_at: '2020-01-01T00:00:00.000Z' })
    .execute()
  const held = await store(database, {}, { heldReason: 'nine links' })
  await countMessage(database, '203.0.113.7', new Date(Date.now() - day))
  const left = async () => [
    (await database.selectFrom('inquiries').select('id').execute()).map(({ id }) => id).sort(),
    await database.selectFrom('salts').select('day').execute(),
  ]
  const before = await left()
  await monitor(database)
  const told = () => database.selectFrom('told').select('inquiry_id').execute()
  await until(async () => (await told()).length > 0)
  expect(await told()).toEqual([{ inquiry_id: held }])
  // Longer than deleting takes.
  await wait(200)
  expect(await left()).toEqual(before)
})

test('a connection that cannot be closed either is logged, and does not end the server', async () => {
  const warnings: string[] = []
  const write = (_: object, sentence: string) => void warnings.push(sentence)
  writeTo({ info: write, warn: write, error: write })
  const monitor = startMonitor({
    database: () => Promise.reject(new Error('The database is gone')),
    reopen: () => Promise.reject(new Error('The pool cannot be ended')),
    sendsMail: false,
  })
  onCleanUp(monitor.stop)
  expect(await monitor.health()).toMatchObject({ database: 'unusable' })
  expect(warnings).toContain('The database’s connection could not be closed; it is tried again')
})
