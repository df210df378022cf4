import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Kysely } from 'kysely'
import { openPostgres } from '../../src/inquiries/postgres'
import { openSqlite } from '../../src/inquiries/sqlite'
import type { Tables } from '../../src/inquiries/tables'
import { type Cluster, startCluster } from './postgres'

/** A place for one database, that any number of programs can open. */
export type Place = {
  open: () => Kysely<Tables>
  /** The settings of a server that uses it. */
  settings: { DATA_DIR?: string; DATABASE_URL?: string }
  remove: () => void
}

/** Both databases; PostgreSQL is started by the first place that is asked for. */
export type Kind = 'SQLite' | 'PostgreSQL'
export const kinds: readonly Kind[] = ['SQLite', 'PostgreSQL']

const memory = '/dev/shm'
/** Bytes that a cluster and its log need there. */
const room = 256 * 2 ** 20

/** A folder in memory, where the machine has one (Linux) with room enough, else where temporary files are. */
export function inMemory(): string {
  if (!existsSync(memory)) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize >= room ? memory : tmpdir()
}

/** Its start: who asks while it starts gets the same one, and whoever removes it waits for it. */
let cluster: Promise<Cluster> | undefined

/** @param parent the folder that it is in; a cluster that runs already stays where it is */
export async function newPlace(kind: Kind, parent = tmpdir()): Promise<Place> {
  if (kind === 'SQLite') {
    const folder = mkdtempSync(path.join(parent, 'inquiries-'))
    return {
      open: () => openSqlite(folder),
      settings: { DATA_DIR: folder },
      remove: () => rmSync(folder, { recursive: true, force: true }),
    }
  }
  cluster ??= startCluster(parent)
  const url = await (await cluster).createDatabase()
  return { open: () => openPostgres(url), settings: { DATABASE_URL: url }, remove: () => undefined }
}

/** The cluster of this test file, where one was started. */
export const currentCluster = () => cluster

export async function removeCluster(): Promise<void> {
  const started = cluster
  cluster = undefined
  await (await started)?.remove()
}
