import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Kysely } from 'kysely'
import { openPostgres } from '../../src/inquiries/postgres'
import { openSqlite } from '../../src/inquiries/sqlite'
import type { Tables } from '../../src/inquiries/tables'
import { onCleanUp } from '../cleanup'
import { type Cluster, startCluster } from './postgres'

/** A database's location, which any number of programs can open. */
export type Place = {
  open: () => Kysely<Tables>
  /** The settings of a server that uses it. */
  settings: { DATA_DIR?: string; DATABASE_URL?: string }
  remove: () => void
}

/** Both databases; PostgreSQL starts on first use. */
export type Kind = 'SQLite' | 'PostgreSQL'
export const kinds: readonly Kind[] = ['SQLite', 'PostgreSQL']

/** Shared by everyone who asks during its start. */
let cluster: Promise<Cluster> | undefined

export async function newPlace(kind: Kind): Promise<Place> {
  if (kind === 'PostgreSQL') {
    cluster ??= startCluster()
    const url = await (await cluster).createDatabase()
    return {
      open: () => closing(openPostgres(url)),
      settings: { DATABASE_URL: url },
      remove: () => undefined,
    }
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'inquiries-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  onCleanUp(remove)
  return { open: () => closing(openSqlite(folder)), settings: { DATA_DIR: folder }, remove }
}

function closing(database: Kysely<Tables>): Kysely<Tables> {
  onCleanUp(() => database.destroy())
  return database
}

/** Returns the cluster of this test file, if one was started. */
export const currentCluster = () => cluster
