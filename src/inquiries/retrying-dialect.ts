import { setTimeout as wait } from 'node:timers/promises'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
} from 'kysely'
import type LibsqlDatabase from 'libsql'

/** The timeout for another program's lock, in milliseconds: as long as PostgreSQL has for a statement. */
export const lockTimeout = 5000
/** The pause between attempts. */
const pause = 5

type Libsql = InstanceType<typeof LibsqlDatabase>

/**
 * SQLite that waits for locks asynchronously: its own `busy_timeout` would block the whole process, with every page it
 * serves. Every change takes the write lock when its transaction begins (https://sqlite.org/lang_transaction.html), the
 * only point where it can wait, so that retrying repeats nothing.
 */
export class RetryingDialect extends SqliteDialect {
  constructor(private readonly database: Libsql) {
    super({ database })
  }

  override createDriver(): SqliteDriver {
    return new RetryingDriver(this.database)
  }

  /** Kysely runs SQLite migrations without a transaction, though SQLite supports it. */
  override createAdapter(): SqliteAdapter {
    return new (class extends SqliteAdapter {
      override get supportsTransactionalDdl(): boolean {
        return true
      }
    })()
  }
}

class RetryingDriver extends SqliteDriver {
  /** When the current use of the connection stops waiting for a lock. */
  #deadline = 0

  constructor(private readonly database: Libsql) {
    super({ database })
  }

  /** libsql ends the process if it is asked this of a closed database. */
  get #inTransaction(): boolean {
    return this.database.open && this.database.inTransaction
  }

  /** Kysely lends its one connection to one user at a time; waiting for that counts towards the timeout. */
  override async acquireConnection(): Promise<DatabaseConnection> {
    const deadline = performance.now() + lockTimeout
    const connection = await super.acquireConnection()
    this.#deadline = deadline
    return {
      executeQuery: (query) => this.#execute(connection, query),
      streamQuery: (query, size) => connection.streamQuery(query, size),
    }
  }

  /** Uses `exec`: in libsql a prepared statement that met a lock stays open, and no later transaction could commit. */
  override async beginTransaction(): Promise<void> {
    for (;;) {
      try {
        this.database.exec('begin immediate')
        return
      } catch (error) {
        if (!isLocked(error) || performance.now() > this.#deadline) throw error
      }
      await wait(pause)
    }
  }

  /** After some errors, such as a full disk, SQLite has already rolled back. */
  override async rollbackTransaction(): Promise<void> {
    if (this.#inTransaction) this.database.exec('rollback')
  }

  /** Rolls back first: libsql keeps the lock of a transaction until the database that it closed is garbage-collected. */
  override async destroy(): Promise<void> {
    try {
      await this.rollbackTransaction()
    } finally {
      await super.destroy()
    }
  }

  async #execute<Row>(connection: DatabaseConnection, query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#inTransaction || !changes(query)) return connection.executeQuery(query)
    await this.beginTransaction()
    try {
      const result = await connection.executeQuery<Row>(query)
      this.database.exec('commit')
      return result
    } catch (error) {
      await this.rollbackTransaction()
      throw error
    }
  }
}

/** Reads never wait (WAL); raw SQL is left to the caller. */
const changes = ({ query: { kind } }: CompiledQuery) => kind !== 'SelectQueryNode' && kind !== 'RawNode'

/** Whether another program holds the lock. */
const isLocked = (error: unknown) =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY')
