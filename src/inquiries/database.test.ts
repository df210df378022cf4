import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { env } from 'node:process'
import Database from 'libsql'
import { emptyInquiry } from '../contact/inquiry-values'
import { closeDatabase, database } from './database'
import { migrate } from './migrations'
import { SettingError } from './settings'
import { openSqlite } from './sqlite'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'database-'))
  env.DATA_DIR = path.join(folder, 'data')
})
afterEach(async () => {
  await closeDatabase()
  delete env.DATA_DIR
  rmSync(folder, { recursive: true, force: true })
})

const row = {
  ...emptyInquiry,
  id: '1',
  received_at: new Date().toISOString(),
  language: 'fr',
  name: 'Ada',
  email: 'ada@example.org',
  service: '',
  message: 'Bonjour',
  idempotency_key: null,
  content_hash: 'hash',
}
const stored = {
  ...row,
  state: 'accepted',
  held_reason: null,
  estimate: null,
  estimate_summary: null,
  check_result: null,
  check_summary: null,
  told_by: null,
}
const rows = async () => (await database()).selectFrom('inquiries').selectAll().execute()

test('the database is made at first use, with room for inquiries', async () => {
  await expect(rows()).resolves.toEqual([])
})

test('all who ask at once get the same database', async () => {
  const opened = await Promise.all(Array.from({ length: 20 }, () => database()))
  expect(new Set(opened).size).toBe(1)
})

test('what was stored is there after the database was closed and opened again', async () => {
  await (await database()).insertInto('inquiries').values(row).execute()
  await closeDatabase()
  await expect(rows()).resolves.toEqual([stored])
})

test('opening deletes nothing: the clock of a machine that starts may be wrong', async () => {
  const due = { ...row, received_at: '2020-01-01T00:00:00.000Z' }
  await (await database()).insertInto('inquiries').values(due).execute()
  await closeDatabase()
  await expect(rows()).resolves.toEqual([{ ...stored, ...due }])
})

test('what was stored can be read by another program while the database is open', async () => {
  await (await database()).insertInto('inquiries').values(row).execute()
  const other = openSqlite(path.join(folder, 'data'))
  try {
    await expect(other.selectFrom('inquiries').selectAll().execute()).resolves.toEqual([stored])
  } finally {
    await other.destroy()
  }
})

test('a closed database takes nothing more', async () => {
  const closed = await database()
  await closeDatabase()
  await expect(closed.insertInto('inquiries').values(row).execute()).rejects.toThrow()
  await expect(rows()).resolves.toEqual([])
})

test('closing what was never opened does nothing', async () => {
  await expect(closeDatabase()).resolves.toBeUndefined()
})

test('a folder that cannot be written is an error that names the setting, until it can', async () => {
  writeFileSync(path.join(folder, 'data'), 'a file in the place of the folder')
  await expect(database()).rejects.toThrow(SettingError)
  await expect(database()).rejects.toThrow(/DATA_DIR/)
  rmSync(path.join(folder, 'data'))
  await expect(rows()).resolves.toEqual([])
})

test('a file that is no database is an error, and is left as it was until someone takes it away', async () => {
  const data = path.join(folder, 'broken')
  env.DATA_DIR = data
  await database()
  await closeDatabase()
  rmSync(data, { recursive: true })
  env.DATA_DIR = folder
  writeFileSync(path.join(folder, 'inquiries.sqlite'), 'These are notes, and no database. '.repeat(200))
  await expect(database()).rejects.toThrow(/not a database/)
  rmSync(path.join(folder, 'inquiries.sqlite'))
  await expect(rows()).resolves.toEqual([])
})

test('closing after a failed opening does nothing', async () => {
  writeFileSync(path.join(folder, 'data'), '')
  const opening = database()
  await expect(closeDatabase()).resolves.toBeUndefined()
  await expect(opening).rejects.toThrow(SettingError)
})

test('a file deleted under a running server is made anew, so that nothing is written where nobody looks', async () => {
  await (await database()).insertInto('inquiries').values(row).execute()
  rmSync(path.join(folder, 'data'), { recursive: true })
  await (await database()).insertInto('inquiries').values(row).execute()
  await closeDatabase()
  await expect(rows()).resolves.toEqual([stored])
})

describe('a database made by the first version', () => {
  const file = () => path.join(folder, 'data/inquiries.sqlite')

  /** The tables and the row as the first version wrote them. */
  beforeEach(() => {
    mkdirSync(path.join(folder, 'data'))
    const old = new Database(file())
    old.exec(`
      create table kysely_migration (name varchar(255) not null primary key, timestamp varchar(255) not null);
      create table kysely_migration_lock (id varchar(255) not null primary key, is_locked integer default 0 not null);
      insert into kysely_migration values ('001-inquiries', '2026-11-20T10:00:00.000Z');
      insert into kysely_migration_lock values ('migration_lock', 0);
      create table inquiries (id varchar(36) primary key, received_at varchar(30) not null,
        language varchar(8) not null, name text not null, email text not null, service varchar(64) not null,
        message text not null, idempotency_key varchar(64) unique, content_hash varchar(64) not null)`)
    const { id, received_at, language, name, email, service, message, idempotency_key, content_hash } = row
    old
      .prepare('insert into inquiries values (?, ?, ?, ?, ?, ?, ?, ?, ?)')
      .run([id, received_at, language, name, email, service, message, idempotency_key, content_hash])
    old.close()
  })

  test('is brought up to date, and keeps what it holds', async () => {
    await expect(rows()).resolves.toEqual([stored])
    await expect((await database()).selectFrom('mails').selectAll().execute()).resolves.toEqual([])
  })

  test('a database of a later version is left as it is, so that one can go back', async () => {
    await rows()
    await closeDatabase()
    const later = new Database(file())
    later.exec(`insert into kysely_migration values ('999-later', '2027-01-01T10:00:00.000Z');
      alter table inquiries add column later text`)
    later.close()
    await expect(rows()).resolves.toEqual([{ ...stored, later: null }])
    await (await database())
      .insertInto('inquiries')
      .values({ ...row, id: '2' })
      .execute()
    await expect(rows()).resolves.toHaveLength(2)
  })

  test('is brought up to date wholly or not at all', async () => {
    const old = new Database(file())
    old.exec('create table salts (in_the_way text)')
    await expect(database()).rejects.toThrow(/salts/)
    old.exec('drop table salts')
    old.close()
    await expect(rows()).resolves.toEqual([stored])
  })

  test('is brought up to date by one of several programs that start at once', async () => {
    const others = Array.from({ length: 3 }, () => openSqlite(path.join(folder, 'data')))
    await Promise.all([rows(), ...others.map((other) => migrate(other))])
    await Promise.all(others.map((other) => other.destroy()))
    await expect(rows()).resolves.toEqual([stored])
  })
})
