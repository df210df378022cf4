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

/** How long a query waits for another program that writes, in milliseconds. */
const patience = 2000
/** How long it waits before it tries again. */
const pause = 5

/** For each file, the end of the last turn that was taken; a turn is the use of a connection of this process. */
const turns = new Map<string, Promise<void>>()

type Libsql = InstanceType<typeof LibsqlDatabase>

/**
 * SQLite that waits for a lock without standing still: SQLite's own `busy_timeout` would block the whole process, with
 * every page that it serves. Every change takes the write lock when its transaction begins
 * (https://sqlite.org/lang_transaction.html), so that a lock is met there, where trying again repeats nothing.
 */
export class PatientDialect extends SqliteDialect {
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
   * Connections of this process take turns, first come, first served: they need not meet each other's locks, for which
   * they would wait by the clock. The time in the queue counts: the last of many waits no longer than the first.
   */
  override async acquireConnection(): Promise<DatabaseConnection> {
    const deadline = performance.now() + patience
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

  /** After some errors, a full disk among them, SQLite has rolled back by itself. */
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

  /** By `exec`: a prepared statement that met a lock stays open in libsql, and no later transaction could commit. */
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

/** Kysely leaves migrations of SQLite without a transaction, though SQLite can have them in one. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** Readers wait for nobody (WAL); raw SQL is the caller's own affair. */
const changes = ({ query: { kind } }: CompiledQuery) => kind !== 'SelectQueryNode' && kind !== 'RawNode'

/** Whether another program had the database locked for longer than was waited. */
export const isLocked = (error: unknown) =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY')
