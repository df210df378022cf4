import { type Kysely, type Migration, Migrator, sql } from 'kysely'
import { inquiryFields } from '../contact/inquiry-values'
import { isPostgres } from './store-size'
import type { Tables } from './tables'

/** Columns of a mail, but for the inquiry it is about. */
const mailColumns = `
  state varchar(16) not null default 'waiting',
  attempts integer not null default 0,
  next_attempt_at varchar(30) not null,
  lease varchar(36),
  leased_until varchar(30),
  last_error text,
  created_at varchar(30) not null,
  sent_at varchar(30)`
const mailIndexes = [
  'create index mails_of_inquiry on mails (inquiry_id)',
  'create index mails_due on mails (state, next_attempt_at)',
]

/** All migrations as SQL of both databases, in order; one that has run is never edited. */
const migrations: Record<string, readonly string[]> = {
  '001-inquiries': [
    `create table inquiries (
      id varchar(36) primary key,
      received_at varchar(30) not null,
      language varchar(8) not null,
      name text not null,
      email text not null,
      service varchar(64) not null,
      message text not null,
      idempotency_key varchar(64) unique,
      content_hash varchar(64) not null)`,
  ],
  '002-outbox': [
    `alter table inquiries add column state varchar(16) not null default 'accepted'`,
    'alter table inquiries add column held_reason text',
    `create table mails (
      id varchar(36) primary key,
      inquiry_id varchar(36) not null references inquiries (id) on delete cascade,
      ${mailColumns})`,
    ...mailIndexes,
    `create table limits (
      key varchar(64) not null,
      window_start varchar(30) not null,
      hits integer not null,
      constraint limits_key primary key (key, window_start))`,
    'create table salts (day varchar(10) primary key, salt varchar(64) not null)',
  ],
  // Allows mails about no single inquiry. SQLite cannot alter a column, so the table is rebuilt.
  '003-digest': [
    'alter table inquiries add column told_by varchar(36)',
    `create table mails_new (
      id varchar(36) primary key,
      inquiry_id varchar(36) references inquiries (id) on delete cascade,
      digest_day varchar(10) unique,
      ${mailColumns})`,
    `insert into mails_new (id, inquiry_id, state, attempts, next_attempt_at, lease, leased_until, last_error, created_at, sent_at)
      select id, inquiry_id, state, attempts, next_attempt_at, lease, leased_until, last_error, created_at, sent_at from mails`,
    'drop table mails',
    'alter table mails_new rename to mails',
    ...mailIndexes,
  ],
  // Indexes for paging through lists. Later facts about an inquiry have tables of their own: to change a column, SQLite
  // rewrites the whole row, with its message. `inquiries.told_by` stays for earlier versions of the server. Tables may
  // exist and refer to nothing: restoring an older backup into PostgreSQL replaces only its own tables.
  '004-pages': [
    'create index inquiries_by_time on inquiries (received_at, id)',
    'create index inquiries_by_state on inquiries (state, received_at, id)',
    'create table if not exists told (inquiry_id varchar(36) primary key, mail_id varchar(36) not null)',
    'create table if not exists restrictions (inquiry_id varchar(36) primary key, since varchar(36) not null)',
    'create index if not exists told_by_mail on told (mail_id)',
    `insert into told (inquiry_id, mail_id) select id, told_by from inquiries where told_by is not null
      on conflict do nothing`,
    'create table if not exists clock (id integer primary key, seen_at varchar(30) not null)',
  ],
  // Written with the row and never later, so these columns may follow the message.
  '005-estimate': [
    'alter table inquiries add column estimate text',
    'alter table inquiries add column estimate_summary text',
  ],
  '006-check-result': [
    'alter table inquiries add column check_result text',
    'alter table inquiries add column check_summary text',
  ],
}

/**
 * Statements for PostgreSQL alone. It keeps samples of a column's values as statistics, which `vacuum full` leaves as they
 * are: what was erased could still be read in `pg_stats`. A change of type, be it to the same, removes the samples.
 */
const noSamples = (table: string, column: string, type = 'text') =>
  `alter table ${table} alter column "${column}" type ${type}, alter column "${column}" set statistics 0`

const postgresOnly: Record<string, readonly string[]> = {
  '007-no-samples': [
    ...['name', 'email', 'message', 'estimate', 'estimate_summary', 'check_result', 'check_summary'].map(
      (column) => noSamples('inquiries', column),
    ),
    noSamples('mails', 'last_error'),
    noSamples('salts', 'salt', 'varchar(64)'),
  ],
}

/** The fields of the form that `001-inquiries` made columns for. */
const firstFields: readonly string[] = ['name', 'email', 'service', 'message']

/** Adds a column for each later field of the form; it is empty in existing inquiries. */
const columnsOfFields = (inPostgres: boolean): Record<string, readonly string[]> =>
  Object.fromEntries(
    inquiryFields
      .filter((field) => !firstFields.includes(field))
      .map((field) => [
        `field-${field}`,
        [
          `alter table inquiries add column "${field}" text not null default ''`,
          ...(inPostgres ? [noSamples('inquiries', field)] : []),
        ],
      ]),
  )

/** Names those migrations of later versions that have run: after a downgrade, Kysely requires all of them. */
async function ofLaterVersions(database: Kysely<Tables>): Promise<Record<string, readonly string[]>> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return {}
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(database)
  return Object.fromEntries(rows.map(({ name }) => [name, []]))
}

/**
 * Migrates the tables in one transaction, so that a process killed midway leaves them unchanged. Leaves tables of a
 * later version as they are.
 *
 * @throws the database's error
 */
export async function migrate(database: Kysely<Tables>): Promise<void> {
  const all = {
    ...(await ofLaterVersions(database)),
    ...migrations,
    ...(isPostgres(database) ? postgresOnly : {}),
    ...columnsOfFields(isPostgres(database)),
  }
  const asMigration = (statements: readonly string[]): Migration => ({
    up: async (transaction) => {
      for (const statement of statements) await sql.raw(statement).execute(transaction)
    },
  })
  const migrator = new Migrator({
    db: database,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(Object.entries(all).map(([name, statements]) => [name, asMigration(statements)])),
    },
    // Fields may be added between numbered migrations.
    allowUnorderedMigrations: true,
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
