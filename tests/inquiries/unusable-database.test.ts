import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { truncateWal } from '../../src/inquiries/sqlite'
import { type Started, startDist } from '../hosting/start-dist'
import { cleanUp, onCleanUp } from '../support/cleanup'
import { until } from '../support/until'
import { currentCluster, newPlace, type Place } from './databases'
import { newInquiry, postInquiry } from './post-inquiry'

let place: Place
let site: Started | undefined

afterEach(cleanUp)

const folder = () => place.settings.DATA_DIR
const file = () => path.join(folder(), 'inquiries.sqlite')
const status = async () => (await postInquiry(site?.url ?? '', newInquiry('Hello'))).status
const readiness = async () => (await fetch(`${site?.url}/readyz`)).status

/** Creates a database with one inquiry, in use by nobody. */
async function used(): Promise<void> {
  place = await newPlace('SQLite')
  site = await startDist({ ...place.settings, LOG_LEVEL: 'info' })
  expect(await status()).toBe(201)
  await site.stop()
  const database = place.open()
  await truncateWal(database, 0)
  await database.destroy()
}

async function servesPagesAlone(): Promise<void> {
  if (!site) throw new Error('not started')
  expect((await fetch(`${site.url}/fr/pricing`)).status).toBe(200)
  expect([await status(), await readiness()]).toEqual([503, 503])
  await site.said('The database cannot be used')
}

async function resumes(): Promise<void> {
  await until(async () => (await readiness()) === 200)
  expect(await status()).toBe(201)
  await site?.said('The database can be used again')
}

test.each([
  ['damaged', () => writeFileSync(file(), 'these are notes'.repeat(1000))],
  ['truncated', () => truncateSync(file(), 20_000)],
])(
  'SQLite, %s before the start: pages are served, and messages accepted once it is replaced',
  async (_, spoil) => {
    await used()
    const good = readFileSync(file())
    for (const name of readdirSync(folder()))
      if (name !== 'inquiries.sqlite') rmSync(path.join(folder(), name))
    spoil()
    site = await startDist({ ...place.settings, LOG_LEVEL: 'info' })
    await servesPagesAlone()
    writeFileSync(`${file()}.good`, good)
    renameSync(`${file()}.good`, file())
    await resumes()
  },
)

test('a read-only folder: pages are served, and messages accepted once it is writable', async () => {
  place = await newPlace('SQLite')
  rmSync(folder(), { recursive: true })
  // A file in its place: root may write in every folder.
  writeFileSync(folder(), '')
  chmodSync(folder(), 0o400)
  site = await startDist({ ...place.settings, LOG_LEVEL: 'info' })
  await servesPagesAlone()
  expect(site.output()).toContain('DATA_DIR')
  rmSync(folder())
  mkdirSync(folder())
  await resumes()
})

test('PostgreSQL, read-only as a replica is: pages are served, and messages accepted once it can be written', async () => {
  place = await newPlace('PostgreSQL')
  site = await startDist({ ...place.settings, LOG_LEVEL: 'info' })
  expect(await status()).toBe(201)
  const admin = place.open()
  const name = new URL(place.settings.DATABASE_URL ?? '').pathname.slice(1)
  const readOnly = async (state: 'on' | 'off') => {
    await sql`alter database ${sql.id(name)} set default_transaction_read_only = ${sql.raw(state)}`.execute(
      admin,
    )
    // Open connections keep the former setting.
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name} and pid <> pg_backend_pid()`.execute(
      admin,
    )
  }
  onCleanUp(() => readOnly('off'))
  await readOnly('on')
  await until(async () => (await status()) === 503 && (await readiness()) === 503)
  await servesPagesAlone()
  await readOnly('off')
  await resumes()
})

test('PostgreSQL, down at the start: pages are served, and messages accepted once it is up', async () => {
  place = await newPlace('PostgreSQL')
  const cluster = await currentCluster()
  await cluster?.crash()
  site = await startDist({ ...place.settings, LOG_LEVEL: 'info' })
  await servesPagesAlone()
  await cluster?.start()
  await resumes()
})
