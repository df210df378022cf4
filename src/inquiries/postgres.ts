import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import type { Pool, PoolConfig } from 'pg'
import { describeError, log } from './log'
import { loadPackage } from './runtime-files'
import type { Durability, Tables } from './tables'

/**
 * Timeouts of a query, in milliseconds: that of the server, that of the client for a server that is gone, and how long
 * the server lets it wait for a lock.
 */
type Timeouts = Pick<PoolConfig, 'statement_timeout' | 'query_timeout' | 'lock_timeout'>

const ofVisitors: Timeouts = { statement_timeout: 5_000, query_timeout: 8_000 }

/**
 * Opens PostgreSQL, for several instances or hosts without a disk. `synchronous_commit=on` syncs a commit to disk
 * before it returns, whatever the cluster's default.
 *
 * @param url `postgres://user:password@host:port/database`, may have options of libpq as a query
 * @param timeouts by default short ones, so that visitors get an answer
 */
export function openPostgres(
  url: string,
  durability: Durability = 'full',
  timeouts = ofVisitors,
): Kysely<Tables> {
  const { Pool: ConnectionPool } = loadPackage('pg')
  const address = new URL(url)
  const options = address.searchParams.get('options') ?? ''
  // In the address they would replace ours.
  address.searchParams.delete('options')
  const pool = new ConnectionPool({
    connectionString: address.href,
    options: `${options} -c synchronous_commit=${durability === 'full' ? 'on' : 'off'}`,
    max: 10,
    connectionTimeoutMillis: 5_000,
    ...timeouts,
    keepAlive: true,
    allowExitOnIdle: true,
  })
  // An idle connection that breaks is replaced at the next use.
  pool.on('error', (error) =>
    log.warn({ err: describeError(error) }, 'A connection to the database was lost'),
  )
  // One that breaks in use fails its query; without a listener, its error would end the process, too.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: withoutStuck(pool) }) })
}

/**
 * Discards a connection whose last query timed out: Kysely would return it to the pool, and its next user would wait
 * until the TCP connection is known to be dead, up to a quarter of an hour.
 */
function withoutStuck(pool: Pool): PostgresPool {
  return {
    connect: async () => {
      const client = await pool.connect()
      const release = client.release.bind(client)
      client.release = () => release('readyForQuery' in client && client.readyForQuery !== true)
      return client
    },
    end: () => pool.end(),
  }
}
