import { createHmac, randomBytes } from 'node:crypto'
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { getuid } from 'node:process'
import type { Kysely } from 'kysely'
import { eraseInquiries } from './erase-inquiries'
import { oldestKept } from './purge'
import { loadPackage } from './runtime-files'
import { dataFolder, dataPath } from './settings'
import type { Tables } from './tables'

/* Records who was erased and when, in a file apart from the database, because restoring a backup brings back those
   erased after it was taken. It holds no addresses: each line is a time, a salt and an HMAC of the address or of an
   inquiry's id. Ids are needed because a backup may hold an inquiry under the address it had before it was
   rectified. */

type Erasure = { at: string; salt: string; hash: string }

/** Its name in `DATA_DIR`, and beside the backups. */
export const erasuresName = 'erasures'

const hashOf = (text: string, salt: string) =>
  createHmac('sha256', salt).update(text.trim().toLowerCase()).digest('hex')

const names = ({ salt, hash }: Erasure, text: string) => hashOf(text, salt) === hash

function readErasures(file: string): Erasure[] {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [at, salt, hash] = line.split(' ')
      return at && salt && hash ? [{ at, salt, hash }] : []
    })
}

/**
 * Runs something while no other process changes the erasures in `DATA_DIR`: the server prunes what commands add to. The
 * lock is SQLite's, which ends with the process that holds it.
 *
 * @throws {SettingError} if the folder cannot be written
 */
function alone(work: (file: string) => void): void {
  const file = path.join(dataFolder(), erasuresName)
  const Database = loadPackage('libsql')
  const lock = new Database(`${file}.lock`)
  try {
    giveToOwner(`${file}.lock`)
    lock.exec('PRAGMA busy_timeout = 10000')
    lock.exec('BEGIN EXCLUSIVE')
    work(file)
  } finally {
    lock.close()
  }
}

/** Lets only the owner of its folder read a file. */
function giveToOwner(file: string): void {
  if (getuid?.() !== 0) return
  const { uid, gid } = statSync(path.dirname(file))
  chownSync(file, uid, gid)
}

/**
 * Writes a file of erasures atomically, and returns once it is on the disk: after a power cut, too, a restore erases
 * again what was erased before. Drops entries older than any inquiry can be.
 */
function writeErasures(file: string, erasures: readonly Erasure[], now: Date): void {
  const lines = erasures
    .filter((erasure) => !isOld(erasure, now))
    .map(({ at, salt, hash }) => `${at} ${salt} ${hash}\n`)
  writeFileSync(`${file}.part`, [...new Set(lines)].sort().join(''), { mode: 0o600, flush: true })
  giveToOwner(`${file}.part`)
  renameSync(`${file}.part`, file)
  const folder = openSync(path.dirname(file), 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}

const isOld = ({ at }: Erasure, now: Date) => at < oldestKept(now)

/**
 * Records an erasure in `DATA_DIR`.
 *
 * @param ids of the person's inquiries
 * @throws {SettingError} if it cannot be written
 */
export function noteErasure(email: string, ids: readonly string[], now = new Date()): void {
  const erasures = [email, ...ids].map((text) => {
    const salt = randomBytes(16).toString('hex')
    return { at: now.toISOString(), salt, hash: hashOf(text, salt) }
  })
  alone((file) => writeErasures(file, [...readErasures(file), ...erasures], now))
}

/** Drops the entries of `DATA_DIR` that are older than any inquiry can be. */
export function pruneErasures(now: Date): void {
  if (readErasures(path.join(dataPath(), erasuresName)).some((erasure) => isOld(erasure, now)))
    alone((file) => writeErasures(file, readErasures(file), now))
}

/** Adds the erasures of a file to those in `DATA_DIR`. */
export const addErasures = (from: string): void => alone((file) => copyErasures(from, file))

/** Adds the erasures of one file to another, and drops old ones there; does nothing if neither has any. */
export function copyErasures(from: string, to: string): void {
  const erasures = [...readErasures(to), ...readErasures(from)]
  if (erasures.length > 0) writeErasures(to, erasures, new Date())
}

/** The number of inquiries read at once. */
const pageSize = 500

/**
 * Repeats the erasures of a file: deletes what those people had sent before, and the inquiries that were erased by their
 * ids; what they sent later stays.
 *
 * @returns how many inquiries were deleted
 */
export async function replayErasures(database: Kysely<Tables>, file: string): Promise<number> {
  const erasures = readErasures(file)
  let deleted = 0
  let last = ''
  while (erasures.length > 0) {
    const page = await database
      .selectFrom('inquiries')
      .select(['id', 'email', 'received_at'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(pageSize)
      .execute()
    const erased = page.filter(({ id, email, received_at }) =>
      erasures.some((erasure) => names(erasure, id) || (received_at <= erasure.at && names(erasure, email))),
    )
    const ids = erased.map(({ id }) => id)
    if (ids.length > 0) deleted += (await eraseInquiries(database, ids)).inquiries
    if (page.length < pageSize) break
    last = page.at(-1)?.id ?? ''
  }
  return deleted
}
