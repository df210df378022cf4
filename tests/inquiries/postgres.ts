import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getuid } from 'node:process'
import { Client } from 'pg'
import { onFileEnd } from '../cleanup'
import { freePort } from '../free-port'
import { required, requirements } from '../requirements'

/** Returns the package's user if this is root, as `initdb` and `postgres` refuse to run as root. */
function unprivileged(): { uid: number; gid: number } | Record<string, never> {
  if (getuid?.() !== 0) return {}
  const id = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
  return { uid: id('-u'), gid: id('-g') }
}

export type Cluster = {
  /** Creates an empty database. @returns its address */
  createDatabase: () => Promise<string>
  /** Stops the server like a crash, or starts it again on the same data. */
  crash: () => Promise<void>
  start: () => Promise<void>
}

/** Starts a cluster for the test file, in its own folder and on a free port. */
export async function startCluster(): Promise<Cluster> {
  const bin = path.dirname(required(requirements.postgres))
  const user = unprivileged()
  const data = mkdtempSync(path.join(tmpdir(), 'postgres-'))
  onFileEnd(() => rmSync(data, { recursive: true, force: true }))
  if (user.uid !== undefined) chownSync(data, user.uid, user.gid)
  const made = spawnSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C'],
    { ...user, cwd: data, encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`)
  const port = await freePort()
  let stop = async (_signal: NodeJS.Signals): Promise<void> => undefined
  let databases = 0

  async function start(): Promise<void> {
    const server = spawn(
      path.join(bin, 'postgres'),
      ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', data],
      { ...user, cwd: data, stdio: ['ignore', 'ignore', 'pipe'] },
    )
    const exited = once(server, 'exit')
    stop = async (signal) => {
      server.kill(signal)
      await exited
    }
    let log = ''
    await new Promise<void>((resolve, reject) => {
      exited.then(() => reject(new Error(`PostgreSQL did not start: ${log}`)), reject)
      server.stderr.on('data', (chunk: Buffer) => {
        log = `${log}${chunk}`.slice(-4000)
        if (log.includes('ready to accept connections')) resolve()
      })
    })
  }

  onFileEnd(() => stop('SIGINT'))
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
  }
}
