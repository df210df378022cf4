import { execFile } from 'node:child_process'
import { appendFileSync, copyFileSync, readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { env, execPath } from 'node:process'
import { promisify } from 'node:util'
import { type Kysely, sql } from 'kysely'
import { engines, newPlace, openMigrated, row, store } from '../../tests/inquiries/databases'
import { cleanUp } from '../../tests/support/cleanup'
import { temporaryFolder } from '../../tests/support/temporary-folder'
import { until } from '../../tests/support/until'
import { eraseInquiries } from './erase-inquiries'
import { copyErasures, noteErasure, pruneErasures, replayErasures } from './erasures'
import { restrictInquiry } from './restrict-inquiry'
import type { Tables } from './tables'

let folder: string
beforeEach(() => {
  folder = temporaryFolder()
  env.DATA_DIR = folder
})
afterEach(cleanUp)

const own = () => path.join(folder, 'erasures')
const read = (file = own()) => readFileSync(file, 'utf8')

/** Waits until a statement waits for another's lock, in PostgreSQL. */
const waiting = (database: Kysely<Tables>) =>
  until(async () => {
    const { rows } = await sql`select 1 from pg_locks where not granted`.execute(database)
    return rows.length > 0
  })

test('the file has times but no addresses, and the same address twice cannot be recognized', () => {
  noteErasure('Zoé.O’Hara@example.org', [])
  noteErasure('Zoé.O’Hara@example.org', [])
  expect(read()).not.toMatch(/hara|example/i)
  const lines = read().trim().split(/\n+/)
  expect(lines).toHaveLength(2)
  expect(new Set(lines.map((line) => line.split(' ')[2])).size).toBe(2)
  expect(statSync(own()).mode & 0o777).toBe(0o600)
})

test('a line that was cut off spoils none of the next', () => {
  appendFileSync(own(), '2026-11-26T10:00:00.000Z cut-off')
  noteErasure('ada@example.org', [])
  const copy = path.join(folder, 'copy')
  copyErasures(own(), copy)
  expect(read(copy)).toMatch(/^\S+ [0-9a-f]{32} [0-9a-f]{64}\n$/)
})

test('noting one drops those older than any inquiry can be', () => {
  noteErasure('ada@example.org', [], new Date('2020-01-01T00:00:00Z'))
  noteErasure('bob@example.org', [])
  expect(read()).not.toContain('2020-')
  expect(read().trim().split(/\n+/)).toHaveLength(1)
  expect(statSync(own()).mode & 0o777).toBe(0o600)
})

test('programs that note and prune at once keep each other’s entries', async () => {
  const program = `
    const { appendFileSync } = require('node:fs')
    const { noteErasure } = require('./src/inquiries/erasures.ts')
    for (let count = 0; count < 50; count++) {
      appendFileSync(process.env.DATA_DIR + '/erasures', '2020-01-01T00:00:00.000Z salt hash\\n')
      noteErasure('ada@example.org', [])
    }`
  const run = () =>
    promisify(execFile)(execPath, ['--require', 'tsx/cjs', '--eval', program], {
      env: { PATH: env.PATH, DATA_DIR: folder },
    })
  await Promise.all([run(), run(), run()])
  expect(read().trim().split(/\n+/)).toHaveLength(150)
})

test('pruning drops those older than any inquiry can be, also from a copy when nothing new is copied', () => {
  noteErasure('ada@example.org', [], new Date('2020-01-01T00:00:00Z'))
  const copy = path.join(folder, 'copy')
  copyFileSync(own(), copy)
  pruneErasures(new Date())
  expect(read()).toBe('')
  copyErasures(own(), copy)
  expect(read(copy)).toBe('')
})

test('copying adds the other file’s entries, and drops those older than any inquiry can be', () => {
  const copy = path.join(folder, 'copy')
  noteErasure('ada@example.org', [], new Date('2020-01-01T00:00:00Z'))
  noteErasure('ada@example.org', [])
  copyErasures(own(), copy)
  rmSync(own())
  noteErasure('bob@example.org', [])
  copyErasures(own(), copy)
  copyErasures(own(), copy)
  expect(read(copy).trimEnd().split('\n')).toHaveLength(2)
})

test.each(engines)(
  '%s: erasures are repeated despite a damaged line, and what the person sent later stays',
  async (engine) => {
    const database = await openMigrated(engine)
    const send = (email: string, message: string) => store(database, { email, message })
    await send('Ada@Example.org', 'before')
    await send('bob@example.org', 'other')
    noteErasure('ada@example.ORG', [], new Date(Date.now() + 1))
    appendFileSync(own(), `${new Date().toISOString()} salt cut-off\n`)
    await new Promise((resolve) => setTimeout(resolve, 5))
    await send('ada@example.org', 'after')
    expect(await replayErasures(database, own())).toBe(1)
    const rows = await database.selectFrom('inquiries').select('message').execute()
    expect(rows.map(({ message }) => message).sort()).toEqual(['after', 'other'])
  },
)

test.each(engines)('%s: erasures are repeated among a thousand inquiries', async (engine) => {
  const database = await openMigrated(engine)
  const rows = Array.from({ length: 1000 }, (_, number) => {
    const id = String(number).padStart(4, '0')
    return { ...row, id, email: `${id}@example.org`, content_hash: id }
  })
  await database.insertInto('inquiries').values(rows).execute()
  for (const id of ['0000', '0499', '0500', '0999']) noteErasure(`${id}@example.org`, [])
  expect(await replayErasures(database, own())).toBe(4)
  const left = await database.selectFrom('inquiries').select('id').orderBy('id').execute()
  expect(left.map(({ id }) => id)).toEqual(
    rows.map(({ id }) => id).filter((id) => !['0000', '0499', '0500', '0999'].includes(id)),
  )
})

test('PostgreSQL: an erasure that another deletion of the same inquiry waits for, as it does for that, is repeated', async () => {
  const place = await newPlace('PostgreSQL')
  const database = await openMigrated(place)
  const id = await store(database)
  // As a purge does: first the inquiry, then its mail.
  const other = await place.open().startTransaction().execute()
  await other.updateTable('inquiries').set({ language: 'en' }).execute()
  const erased = eraseInquiries(database, [id])
  await waiting(database)
  // On a slow machine it is this one that PostgreSQL ends.
  const updating = other.updateTable('mails').set({ attempts: 1 }).execute()
  const end = await updating.then(
    () => other.commit(),
    (error) => {
      expect(error).toMatchObject({ code: '40P01' })
      return other.rollback()
    },
  )
  await end.execute()
  expect(await erased).toEqual({ inquiries: 1, mails: 1 })
})

test.each(engines)('%s: an inquiry that has been erased cannot be restricted', async (engine) => {
  const database = await openMigrated(engine)
  const id = await store(database)
  await eraseInquiries(database, [id])
  expect(await restrictInquiry(database, id, false)).toBe(false)
  expect(await database.selectFrom('restrictions').selectAll().execute()).toEqual([])
})

test('PostgreSQL: what is noted about an inquiry while it is erased goes, too', async () => {
  const place = await newPlace('PostgreSQL')
  const database = await openMigrated(place)
  const [first, second] = [await store(database), await store(database)]

  const erasing = await place.open().startTransaction().execute()
  await erasing.deleteFrom('inquiries').where('id', '=', first).execute()
  const restricted = restrictInquiry(database, first, false)
  await waiting(database)
  await erasing.commit().execute()
  expect(await restricted).toBe(false)

  const restricting = await place.open().startTransaction().execute()
  await restricting.updateTable('inquiries').set({ language: 'en' }).execute()
  await restricting.insertInto('restrictions').values({ inquiry_id: second, since: '' }).execute()
  const erased = eraseInquiries(database, [second])
  await waiting(database)
  await restricting.commit().execute()
  await erased
  expect(await database.selectFrom('restrictions').selectAll().execute()).toEqual([])
})

test('PostgreSQL: a repeat whose first is erased just before it is looked up is an inquiry of its own', async () => {
  const database = await openMigrated('PostgreSQL')
  const first = await store(database, {}, { key: 'key' })
  const erasing = database.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      // The first was in the way of the repeat.
      if (result.numAffectedRows === 0n) await eraseInquiries(database, [first])
      return result
    },
  })
  const second = await store(erasing, {}, { key: 'key' })
  const left = await database.selectFrom('inquiries').select('id').execute()
  expect([second === first, left]).toEqual([false, [{ id: second }]])
})
