import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process, { getuid } from 'node:process'
import { Client } from 'pg'
import { freePort } from '../network/free-port'
import { required, requirements } from '../run/requirements'
import { onCleanUp, onFileEnd } from '../support/cleanup'
import { startProgram } from '../support/program'

type User = { uid?: number; gid?: number }

/** Returns the package's user if this is root, as `initdb` and `postgres` refuse to run as root. */
function unprivileged(): User {
  if (getuid?.() !== 0) return {}
  const id = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
  return { uid: id('-u'), gid: id('-g') }
}

function run(program: string, words: readonly string[], user: User): void {
  const { status, stderr } = spawnSync(program, words, { ...user, cwd: tmpdir(), encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program}: ${stderr}`)
}

/**
 * Returns an empty cluster to copy. It stays in the temporary folder: making one takes two seconds of processor time,
 * which each test file would pay.
 */
function emptyCluster(bin: string, user: User): string {
  const folder = path.join(tmpdir(), `empty-cluster-${user.uid ?? getuid?.()}${bin.replaceAll('/', '-')}`)
  if (existsSync(folder)) return folder
  const unfinished = `${folder}.${process.pid}`
  const words = ['-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync']
  run(path.join(bin, 'initdb'), ['-D', unfinished, ...words], user)
  try {
    renameSync(unfinished, folder)
  } catch {
    // Another test file has made it meanwhile.
    rmSync(unfinished, { recursive: true })
  }
  return folder
}

export type Cluster = {
  /** Returns the address of an empty database, which others may get once the test is cleaned up. */
  emptyDatabase: () => Promise<string>
  /** Stops the server like a crash, or starts it again on the same data. */
  crash: () => Promise<unknown>
  start: () => Promise<void>
}

/** Starts a cluster for the test file, in its own folder and on a free port. */
export async function startCluster(): Promise<Cluster> {
  const bin = path.dirname(required(requirements.postgres))
  const user = unprivileged()
  const data = mkdtempSync(path.join(tmpdir(), 'postgres-'))
  onFileEnd(() => rmSync(data, { recursive: true, force: true }))
  if (user.uid !== undefined && user.gid !== undefined) chownSync(data, user.uid, user.gid)
  run('cp', ['-R', `${emptyCluster(bin, user)}/.`, data], user)
  const port = await freePort()
  let stop = async (_signal: NodeJS.Signals): Promise<unknown> => undefined
  let databases = 0
  const unused: string[] = []

  const addressOf = (name: string) => `postgres://postgres@127.0.0.1:${port}/${name}`
  async function query(name: string, text: string): Promise<void> {
    const client = new Client(addressOf(name))
    await client.connect()
    await client.query(text)
    await client.end()
  }

  async function start(): Promise<void> {
    const server = startProgram(
      path.join(bin, 'postgres'),
      // Tests crash programs, but cut no power: nothing has to wait for the disk.
      ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', data, '-c', 'fsync=off'],
      { ...user, cwd: data },
    )
    stop = server.stop
    await server.said('ready to accept connections')
  }

  onFileEnd(() => stop('SIGINT'))
  await start()
  return {
    emptyDatabase: async () => {
      const used = unused.pop()
      const name = used ?? `site_${++databases}`
      // To empty one takes a fraction of the time that it takes to create one.
      if (used) await query(name, 'drop schema public cascade; create schema public')
      else await query('postgres', `create database ${name}`)
      onCleanUp(() => unused.push(name))
      return addressOf(name)
    },
    crash: () => stop('SIGQUIT'),
    start,
  }
}
