import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { sql } from 'kysely'
import Database from 'libsql'
import { type Started, startDist } from '../hosting/start-dist'
import { required, requirements } from '../run/requirements'
import { cleanUp } from '../support/cleanup'
import { until } from '../support/until'
import { currentCluster, newPlace, type Place } from './databases'
import { newInquiry, postInquiry } from './post-inquiry'

let place: Place
let site: Started

afterEach(cleanUp)
const status = async (name: string) => (await postInquiry(site.url, newInquiry(name))).status

async function stored(): Promise<string[]> {
  const database = place.open()
  const rows = await database.selectFrom('inquiries').select('message').execute()
  await database.destroy()
  return rows.map(({ message }) => message).sort()
}

test('SQLite, locked by another program: 503, while pages are served, and service resumes automatically', async () => {
  place = await newPlace('SQLite')
  site = await startDist(place.settings)
  expect(await status('before')).toBe(201)

  const other = new Database(path.join(place.settings.DATA_DIR, 'inquiries.sqlite'))
  other.exec('begin immediate')
  const answers = Promise.all(Array.from({ length: 20 }, (_, index) => status(`while ${index}`)))
  let pages = 0
  let waiting = true
  void answers.then(() => {
    waiting = false
  })
  while (waiting) {
    await (await fetch(`${site.url}/fr/pricing`)).text()
    pages++
  }
  expect(new Set(await answers)).toEqual(new Set([503]))
  expect(pages).toBeGreaterThan(20)

  other.exec('rollback')
  other.close()
  expect(await status('after')).toBe(201)
  expect(await stored()).toEqual(['after', 'before'])
})

test('SQLite, locked for a moment: the inquiry waits, and is accepted', async () => {
  place = await newPlace('SQLite')
  site = await startDist(place.settings)
  const other = new Database(path.join(place.settings.DATA_DIR, 'inquiries.sqlite'))
  other.exec('begin immediate')
  const answer = status('patient')
  await (await fetch(`${site.url}/fr/pricing`)).text()
  other.exec('rollback')
  other.close()
  expect(await answer).toBe(201)
})

test('SQLite, disk full: 503, and service resumes automatically when there is space', async () => {
  place = await newPlace('SQLite')
  site = await startDist(place.settings)
  expect(await status('before')).toBe(201)

  /** Limits the size of files that the server may write, in bytes, which fails like a full disk. */
  const mayWrite = (bytes: string) => {
    const { status: code, stderr } = spawnSync(
      required(requirements.prlimit),
      ['--pid', String(site.process.pid), `--fsize=${bytes}:`],
      {
        encoding: 'utf8',
      },
    )
    if (code !== 0) throw new Error(stderr)
  }
  mayWrite('4096')
  expect([await status('full'), await status('full')]).toEqual([503, 503])
  await until(async () => (await fetch(`${site.url}/readyz`)).status === 503, 10_000)
  expect((await fetch(`${site.url}/fr/pricing`)).status).toBe(200)
  mayWrite('unlimited')
  expect(await status('after')).toBe(201)
  expect(await stored()).toEqual(['after', 'before'])
})

test('PostgreSQL, crashed: 503 at once, and service resumes automatically when it is back', async () => {
  place = await newPlace('PostgreSQL')
  site = await startDist(place.settings)
  expect(await status('before')).toBe(201)

  const cluster = await currentCluster()
  await cluster?.crash()
  expect([await status('gone'), await status('gone')]).toEqual([503, 503])
  expect((await fetch(`${site.url}/fr/pricing`)).status).toBe(200)
  await cluster?.start()
  expect(await status('after')).toBe(201)
  expect(await stored()).toEqual(['after', 'before'])
})

test('PostgreSQL, restarted while a message is stored: 503, while pages are served, and service resumes automatically', async () => {
  place = await newPlace('PostgreSQL')
  site = await startDist(place.settings)
  expect(await status('before')).toBe(201)

  const other = await place.open().startTransaction().execute()
  await sql`lock table inquiries`.execute(other)
  const answer = status('gone')
  const ended = () =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock'`.execute(other)
  await until(async () => (await ended()).rows.length > 0)
  const answered = await answer
  await other.rollback().execute()
  expect(answered).toBe(503)
  expect((await fetch(`${site.url}/fr/pricing`)).status).toBe(200)
  expect(await status('after')).toBe(201)
  expect(await stored()).toEqual(['after', 'before'])
})
