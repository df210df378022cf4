import { type Kysely, sql } from 'kysely'
import {
  engines,
  firstRow,
  newPlace,
  openMigrated,
  type Place,
  row,
  store,
  stored,
} from '../../tests/inquiries/databases'
import { cleanUp } from '../../tests/support/cleanup'
import { migrate } from './migrations'
import type { Tables } from './tables'

afterEach(cleanUp)

const rows = (database: Kysely<Tables>) =>
  database.selectFrom('inquiries').selectAll().orderBy('id').execute()

test('PostgreSQL keeps no samples of what was sent, which would outlive its erasure', async () => {
  const database = await openMigrated('PostgreSQL')
  for (let count = 0; count < 20; count++) await store(database, { name: 'Zoé Secret', message: 'private' })
  await sql`analyze`.execute(database)
  const { rows } = await sql`select * from pg_stats where tablename in ('inquiries', 'mails')`.execute(
    database,
  )
  expect(rows.length).toBeGreaterThan(5)
  expect(JSON.stringify(rows)).not.toMatch(/Secret|private|example\.org/)
})

describe.each(engines)('%s: a database created by the first version', (engine) => {
  let place: Place
  let database: Kysely<Tables>

  /** Creates the tables and the row as the first version did. */
  beforeEach(async () => {
    place = await newPlace(engine)
    database = place.open()
    const { id, received_at, language, name, email, service, message, idempotency_key, content_hash } =
      firstRow
    for (const statement of [
      sql`create table kysely_migration (name varchar(255) not null primary key, timestamp varchar(255) not null)`,
      sql`create table kysely_migration_lock (id varchar(255) not null primary key, is_locked integer default 0 not null)`,
      sql`insert into kysely_migration values ('001-inquiries', '2026-11-20T10:00:00.000Z')`,
      sql`insert into kysely_migration_lock values ('migration_lock', 0)`,
      sql`create table inquiries (id varchar(36) primary key, received_at varchar(30) not null,
        language varchar(8) not null, name text not null, email text not null, service varchar(64) not null,
        message text not null, idempotency_key varchar(64) unique, content_hash varchar(64) not null)`,
      sql`insert into inquiries values (${id}, ${received_at}, ${language}, ${name}, ${email}, ${service},
        ${message}, ${idempotency_key}, ${content_hash})`,
    ])
      await statement.execute(database)
  })

  test('is migrated, keeps its data and takes new rows', async () => {
    await migrate(database)
    await expect(rows(database)).resolves.toEqual([stored])
    await expect(database.selectFrom('mails').selectAll().execute()).resolves.toEqual([])
    const later = { ...row, id: '2', estimate: 'audit=1', check_result: 'check=sovereignty&service=mail' }
    await database.insertInto('inquiries').values(later).execute()
    await migrate(database)
    await expect(rows(database)).resolves.toEqual([stored, { ...stored, ...later }])
  })

  test('of a later version is left as it is, so that one can downgrade', async () => {
    await migrate(database)
    await sql`insert into kysely_migration values ('999-later', '2027-01-01T10:00:00.000Z')`.execute(database)
    await sql`alter table inquiries add column later text`.execute(database)
    await migrate(database)
    await expect(rows(database)).resolves.toEqual([{ ...stored, later: null }])
    await database
      .insertInto('inquiries')
      .values({ ...row, id: '2' })
      .execute()
    await expect(rows(database)).resolves.toHaveLength(2)
  })

  test('is migrated completely or not at all', async () => {
    await sql`create table salts (in_the_way text)`.execute(database)
    await expect(migrate(database)).rejects.toThrow(/salts/)
    await expect(rows(database)).resolves.toEqual([firstRow])
    await sql`drop table salts`.execute(database)
    await migrate(database)
    await expect(rows(database)).resolves.toEqual([stored])
  })

  test('is migrated once if several programs start together', async () => {
    await Promise.all([database, place.open(), place.open(), place.open()].map((one) => migrate(one)))
    await expect(rows(database)).resolves.toEqual([stored])
  })
})
