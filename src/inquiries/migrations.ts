import { type Kysely, type Migration, Migrator } from 'kysely'
import type { Tables } from './tables'

/** Every change of the tables, in order; one that has run is never edited. */
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
}

/** Brings the tables up to date. @throws the database's error; nothing is half done */
export async function migrate(database: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
