import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { env } from 'node:process'
import { type Kysely, sql } from 'kysely'
import { cleanUp, onCleanUp } from '../../tests/cleanup'
import { newPlace, openMigrated } from '../../tests/inquiries/databases'
import { until } from '../../tests/until'
import { lastSeen } from './clock-guard'
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
  delete env.DATA_DIR
  await cleanUp()
})

/** Monitors a database until it has been tidied up once. */
async function monitorForTenMinutes(database: Kysely<Tables>): Promise<void> {
  const monitor = startMonitor({
    database: async () => database,
    reopen: async () => undefined,
    sendsMail: false,
  })
  onCleanUp(monitor.stop)
  await monitor.health()
  jest.advanceTimersByTime(10 * minute)
}

test('PostgreSQL: yesterday’s salt is deleted from the table’s file', async () => {
  const place = await newPlace('PostgreSQL')
  env.DATA_DIR = place.settings.DATA_DIR
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
  await monitorForTenMinutes(database)
  await until(async () => !(await isInFile()))
})

test('yesterday’s salt is deleted from the database’s files, and old erasures are pruned, though no inquiry has expired; the time is noted', async () => {
  const place = await newPlace('SQLite')
  const { settings } = place
  env.DATA_DIR = settings.DATA_DIR
  const database = await openMigrated(place)
  await countMessage(database, '203.0.113.7', new Date(Date.now() - day))
  const { salt } = await database.selectFrom('salts').select('salt').executeTakeFirstOrThrow()
  writeFileSync(path.join(settings.DATA_DIR, 'erasures'), '2020-01-01T00:00:00.000Z salt hash\n')
  const isInFiles = () =>
    readdirSync(settings.DATA_DIR).some((name) =>
      readFileSync(path.join(settings.DATA_DIR, name)).includes(salt),
    )
  expect(isInFiles()).toBe(true)
  await monitorForTenMinutes(database)
  await until(() => !isInFiles())
  await until(() => readFileSync(path.join(settings.DATA_DIR, 'erasures'), 'utf8') === '')
  expect(await lastSeen(database)).toBeDefined()
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
