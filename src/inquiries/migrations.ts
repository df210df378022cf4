import { type Kysely, type Migration, Migrator, sql } from 'kysely'
import { inquiryFields } from '../contact/inquiry-values'
import type { Tables } from './tables'

/** All migrations, in order; one that has run is never edited. */
const migrations: Record<string, Migration> = {
  '001-inquiries': {
    async up(database: Kysely<unknown>) {
      await database.schema
        .createTable('inquiries')
        .addColumn('id', 'varchar(36)', (column) => column.primaryKey())
        .addColumn('received_at', 'varchar(30)', (column) => column.notNull())
        .addColumn('language', 'varchar(8)', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('service', 'varchar(64)', (column) => column.notNull())
        .addColumn('message', 'text', (column) => column.notNull())
        .addColumn('idempotency_key', 'varchar(64)', (column) => column.unique())
        .addColumn('content_hash', 'varchar(64)', (column) => column.notNull())
        .execute()
    },
  },
  '002-outbox': {
    async up(database: Kysely<unknown>) {
      const { schema } = database
      await schema
        .alterTable('inquiries')
        .addColumn('state', 'varchar(16)', (column) => column.notNull().defaultTo('accepted'))
        .execute()
      await schema.alterTable('inquiries').addColumn('held_reason', 'text').execute()
      await schema
        .createTable('mails')
        .addColumn('id', 'varchar(36)', (column) => column.primaryKey())
        .addColumn('inquiry_id', 'varchar(36)', (column) =>
          column.notNull().references('inquiries.id').onDelete('cascade'),
        )
        .addColumn('state', 'varchar(16)', (column) => column.notNull().defaultTo('waiting'))
        .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('next_attempt_at', 'varchar(30)', (column) => column.notNull())
        .addColumn('lease', 'varchar(36)')
        .addColumn('leased_until', 'varchar(30)')
        .addColumn('last_error', 'text')
        .addColumn('created_at', 'varchar(30)', (column) => column.notNull())
        .addColumn('sent_at', 'varchar(30)')
        .execute()
      await schema.createIndex('mails_of_inquiry').on('mails').column('inquiry_id').execute()
      await schema.createIndex('mails_due').on('mails').columns(['state', 'next_attempt_at']).execute()
      await schema
        .createTable('limits')
        .addColumn('key', 'varchar(64)', (column) => column.notNull())
        .addColumn('window_start', 'varchar(30)', (column) => column.notNull())
        .addColumn('hits', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('limits_key', ['key', 'window_start'])
        .execute()
      await schema
        .createTable('salts')
        .addColumn('day', 'varchar(10)', (column) => column.primaryKey())
        .addColumn('salt', 'varchar(64)', (column) => column.notNull())
        .execute()
    },
  },
  // Allows mails about no single inquiry. SQLite cannot alter a column, so the table is rebuilt.
  '003-digest': {
    async up(database: Kysely<unknown>) {
      const { schema } = database
      await schema.alterTable('inquiries').addColumn('told_by', 'varchar(36)').execute()
      await schema
        .createTable('mails_new')
        .addColumn('id', 'varchar(36)', (column) => column.primaryKey())
        .addColumn('inquiry_id', 'varchar(36)', (column) =>
          column.references('inquiries.id').onDelete('cascade'),
        )
        .addColumn('digest_day', 'varchar(10)', (column) => column.unique())
        .addColumn('state', 'varchar(16)', (column) => column.notNull().defaultTo('waiting'))
        .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('next_attempt_at', 'varchar(30)', (column) => column.notNull())
        .addColumn('lease', 'varchar(36)')
        .addColumn('leased_until', 'varchar(30)')
        .addColumn('last_error', 'text')
        .addColumn('created_at', 'varchar(30)', (column) => column.notNull())
        .addColumn('sent_at', 'varchar(30)')
        .execute()
      await sql`
        insert into mails_new (id, inquiry_id, state, attempts, next_attempt_at, lease, leased_until, last_error, created_at, sent_at)
        select id, inquiry_id, state, attempts, next_attempt_at, lease, leased_until, last_error, created_at, sent_at from mails
      `.execute(database)
      await schema.dropTable('mails').execute()
      await schema.alterTable('mails_new').renameTo('mails').execute()
      await schema.createIndex('mails_of_inquiry').on('mails').column('inquiry_id').execute()
      await schema.createIndex('mails_due').on('mails').columns(['state', 'next_attempt_at']).execute()
    },
  },
  // Indexes for paging through lists. Later facts about an inquiry have tables of their own: to change a column, SQLite
  // rewrites the whole row, with its message. `inquiries.told_by` stays for earlier versions of the server.
  '004-pages': {
    async up(database: Kysely<unknown>) {
      const { schema } = database
      await schema.createIndex('inquiries_by_time').on('inquiries').columns(['received_at', 'id']).execute()
      await schema
        .createIndex('inquiries_by_state')
        .on('inquiries')
        .columns(['state', 'received_at', 'id'])
        .execute()
      // They may exist and refer to nothing: restoring an older backup into PostgreSQL replaces only its own tables.
      for (const [table, column] of [
        ['told', 'mail_id'],
        ['restrictions', 'since'],
      ] as const)
        await schema
          .createTable(table)
          .ifNotExists()
          .addColumn('inquiry_id', 'varchar(36)', (key) => key.primaryKey())
          .addColumn(column, 'varchar(36)', (noted) => noted.notNull())
          .execute()
      await schema.createIndex('told_by_mail').ifNotExists().on('told').column('mail_id').execute()
      await sql`
        insert into told (inquiry_id, mail_id) select id, told_by from inquiries where told_by is not null
        on conflict do nothing
      `.execute(database)
      await schema
        .createTable('clock')
        .ifNotExists()
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('seen_at', 'varchar(30)', (column) => column.notNull())
        .execute()
    },
  },
  // Written with the row and never later, so these columns may follow the message.
  '005-estimate': {
    async up(database: Kysely<unknown>) {
      const { schema } = database
      await schema.alterTable('inquiries').addColumn('estimate', 'text').execute()
      await schema.alterTable('inquiries').addColumn('estimate_summary', 'text').execute()
    },
  },
  '006-check-result': {
    async up(database: Kysely<unknown>) {
      const { schema } = database
      await schema.alterTable('inquiries').addColumn('check_result', 'text').execute()
      await schema.alterTable('inquiries').addColumn('check_summary', 'text').execute()
    },
  },
}

/** The fields of the form that `001-inquiries` made columns for. */
const firstFields: readonly string[] = ['name', 'email', 'service', 'message']

/** Adds a column for each later field of the form; it is empty in existing inquiries. */
const columnsOfFields: Record<string, Migration> = Object.fromEntries(
  inquiryFields
    .filter((field) => !firstFields.includes(field))
    .map((field) => [
      `field-${field}`,
      {
        up: (database: Kysely<unknown>) =>
          database.schema
            .alterTable('inquiries')
            .addColumn(field, 'text', (column) => column.notNull().defaultTo(''))
            .execute(),
      },
    ]),
)

/** Stubs for migrations of later versions, which Kysely requires by name after a downgrade. */
async function ofLaterVersions(database: Kysely<Tables>): Promise<Record<string, Migration>> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return {}
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(database)
  const done = async () => undefined
  return Object.fromEntries(
    rows.filter(({ name }) => !Object.hasOwn(migrations, name)).map(({ name }) => [name, { up: done }]),
  )
}

/**
 * Migrates the tables in one transaction, so that a process killed midway leaves them unchanged. Leaves tables of a
 * later version as they are.
 *
 * @throws the database's error
 */
export async function migrate(database: Kysely<Tables>): Promise<void> {
  const all = { ...migrations, ...columnsOfFields, ...(await ofLaterVersions(database)) }
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => all },
    // Fields may be added between numbered migrations.
    allowUnorderedMigrations: true,
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
