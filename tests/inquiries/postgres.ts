import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { getuid } from 'node:process'
import { Client } from 'pg'
import { debianProgram } from '../debian-package'
import { freePort } from '../free-port'

const versions = '/usr/lib/postgresql'

/** Where Debian keeps the newest PostgreSQL that is installed. */
function installed(): string | undefined {
  const newest = existsSync(versions) ? readdirSync(versions).sort((a, b) => Number(b) - Number(a)) : []
  return newest
    .map((version) => path.join(versions, version, 'bin'))
    .find((folder) => existsSync(path.join(folder, 'initdb')))
}

/**
 * Finds PostgreSQL's programs, or installs Debian's package where this user may; its own cluster is not started.
 * @throws where none can be had; the message says what to do
 */
export function findPostgres(): string {
  const found = installed()
  if (found) return found
  debianProgram('pg_createcluster', ['postgresql'])
  const now = installed()
  if (!now) throw new Error('These tests need PostgreSQL: install it (Debian: apt install postgresql).')
  return now
}

/** `initdb` and `postgres` refuse to run as root: they run as the package's user then. */
function unprivileged(): { uid: number; gid: number } | Record<string, never> {
  if (getuid?.() !== 0) return {}
  const id = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
  return { uid: id('-u'), gid: id('-g') }
}

export type Cluster = {
  /** Makes an empty database. @returns its address */
  createDatabase: () => Promise<string>
  /** Stops the server as a crash would, or starts it again on the same data. */
  crash: () => Promise<void>
  start: () => Promise<void>
  remove: () => Promise<void>
}

/** A cluster of the test's own, in a folder of its own in the one given, and on a free port. */
export async function startCluster(parent: string): Promise<Cluster> {
  const bin = findPostgres()
  const user = unprivileged()
  const data = mkdtempSync(path.join(parent, 'postgres-'))
  if (user.uid !== undefined) chownSync(data, user.uid, user.gid)
  const made = spawnSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C'],
    { ...user, cwd: data, encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`)
  const port = await freePort()
  let server: ChildProcess | undefined
  let databases = 0

  async function start(): Promise<void> {
    const started = spawn(
      path.join(bin, 'postgres'),
      ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', data],
      { ...user, cwd: data, stdio: ['ignore', 'ignore', 'pipe'] },
    )
    server = started
    let log = ''
    await new Promise<void>((resolve, reject) => {
      started.once('exit', () => reject(new Error(`PostgreSQL did not start: ${log}`)))
      started.stderr.on('data', (chunk: Buffer) => {
        log = `${log}${chunk}`.slice(-4000)
        if (log.includes('ready to accept connections')) resolve()
      })
    })
  }

  async function stop(signal: NodeJS.Signals): Promise<void> {
    const running = server
    if (!running || running.exitCode !== null) return
    const exited = new Promise((resolve) => running.once('exit', resolve))
    running.kill(signal)
    await exited
  }

  await start()
  return {
    createDatabase: async () => {
      const name = `site_${++databases}`
      const client = new Client(`postgres://postgres@127.0.0.1:${port}/postgres`)
      await client.connect()
      await client.query(`create database ${name}`)
      await client.end()
      return `postgres://postgres@127.0.0.1:${port}/${name}`
    },
    crash: () => stop('SIGQUIT'),
    start,
    remove: async () => {
      await stop('SIGINT')
      rmSync(data, { recursive: true, force: true })
    },
  }
}
