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

/** The timeout for another program's lock, in milliseconds. */
const retryTimeout = 2000
/** The pause between attempts. */
const pause = 5

/** The end of the queue for each file; a turn is one use of a connection in this process. */
const turns = new Map<string, Promise<void>>()

type Libsql = InstanceType<typeof LibsqlDatabase>

/**
 * SQLite that waits for locks asynchronously: its own `busy_timeout` would block the whole process, with every page it
 * serves. Every change takes the write lock when its transaction begins (https://sqlite.org/lang_transaction.html), the
 * only point where it can wait, so that retrying repeats nothing.
 */
export class RetryingDialect extends SqliteDialect {
  constructor(
    private readonly database: Libsql,
    private readonly file: string,
  ) {
    super({ database })
  }

  override createDriver(): SqliteDriver {
    return new PatientDriver(this.database, this.file)
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter()
  }
}

class PatientDriver extends SqliteDriver {
  #endTurn: (() => void) | undefined

  constructor(
    private readonly database: Libsql,
    private readonly file: string,
  ) {
    super({ database })
  }

  /**
   * Queues the connections of this process, first come, first served, so that they do not poll for each other's locks.
   * The time in the queue counts towards the timeout.
   */
  override async acquireConnection(): Promise<DatabaseConnection> {
    const deadline = performance.now() + retryTimeout
    const before = turns.get(this.file)
    let end = () => {}
    turns.set(
      this.file,
      new Promise((resolve) => {
        end = resolve
      }),
    )
    await before
    const connection = await super.acquireConnection()
    this.#endTurn = end
    return new PatientConnection(connection, this.database, deadline)
  }

  override async releaseConnection(): Promise<void> {
    await super.releaseConnection()
    this.#endTurn?.()
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    if (connection instanceof PatientConnection) await connection.begin()
    else await super.beginTransaction(connection)
  }

  /** After some errors, such as a full disk, SQLite has already rolled back. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.database.inTransaction) await super.rollbackTransaction(connection)
  }
}

class PatientConnection implements DatabaseConnection {
  constructor(
    private readonly connection: DatabaseConnection,
    private readonly database: Libsql,
    private readonly deadline: number,
  ) {}

  /** Uses `exec`: in libsql a prepared statement that met a lock stays open, and no later transaction could commit. */
  async begin(): Promise<void> {
    for (;;) {
      try {
        this.database.exec('begin immediate')
        return
      } catch (error) {
        if (!isLocked(error) || performance.now() > this.deadline) throw error
      }
      await wait(pause)
    }
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.database.inTransaction || !changes(query)) return this.connection.executeQuery(query)
    await this.begin()
    try {
      const result = await this.connection.executeQuery<Row>(query)
      this.database.exec('commit')
      return result
    } catch (error) {
      if (this.database.inTransaction) this.database.exec('rollback')
      throw error
    }
  }

  streamQuery<Row>(query: CompiledQuery, size: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.connection.streamQuery(query, size)
  }
}

/** Kysely runs SQLite migrations without a transaction, though SQLite supports it. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** Reads never wait (WAL); raw SQL is left to the caller. */
const changes = ({ query: { kind } }: CompiledQuery) => kind !== 'SelectQueryNode' && kind !== 'RawNode'

/** Whether another program held the lock for longer than the timeout. */
export const isLocked = (error: unknown) =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY')
