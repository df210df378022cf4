import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { chownSync, existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { getuid } from 'node:process'
import type { Kysely } from 'kysely'
import { erasePerson } from './erase-person'
import { oldestKept } from './purge'
import { dataFolder } from './settings'
import type { Tables } from './tables'

/*
 * Who was erased, and when: a file apart from the database and its backups, because a backup that is restored brings back those
 * who were erased after it was taken. It holds no address: a line is an instant, a salt and the address's HMAC under it.
 */

type Erasure = { at: string; salt: string; hash: string }

/** Its name in `DATA_DIR`, and beside the backups. */
export const erasuresName = 'erasures'

const hashOf = (email: string, salt: string) =>
  createHmac('sha256', salt).update(email.trim().toLowerCase()).digest('hex')

function readErasures(file: string): Erasure[] {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [at, salt, hash] = line.split(' ')
      return at && salt && hash ? [{ at, salt, hash }] : []
    })
}

/** Writes a file of erasures in one step, for whom its folder belongs to. What is older than any inquiry can be is left out. */
function writeErasures(file: string, erasures: readonly Erasure[], now: Date): void {
  const lines = erasures
    .filter(({ at }) => at >= oldestKept(now))
    .map(({ at, salt, hash }) => `${at} ${salt} ${hash}\n`)
  writeFileSync(`${file}.part`, [...new Set(lines)].sort().join(''), { mode: 0o600 })
  if (getuid?.() === 0) {
    const { uid, gid } = statSync(path.dirname(file))
    chownSync(`${file}.part`, uid, gid)
  }
  renameSync(`${file}.part`, file)
}

/** Notes an erasure in `DATA_DIR`. @throws {SettingError} where that cannot be written */
export function noteErasure(email: string, now = new Date()): void {
  const file = path.join(dataFolder(), erasuresName)
  const salt = randomBytes(16).toString('hex')
  writeErasures(
    file,
    [...readErasures(file), { at: now.toISOString(), salt, hash: hashOf(email, salt) }],
    now,
  )
}

/** Adds the erasures of one file to another; does nothing where there are none. */
export function copyErasures(from: string, to: string, now = new Date()): void {
  const erasures = readErasures(from)
  if (erasures.length > 0) writeErasures(to, [...readErasures(to), ...erasures], now)
}

/** How many addresses are read at once. */
const pageSize = 500

/**
 * Repeats the erasures of a file: whatever those people had sent before is deleted. What they sent afterwards stays.
 * @returns how many inquiries were deleted
 */
export async function replayErasures(database: Kysely<Tables>, file: string): Promise<number> {
  const erasures = readErasures(file)
  let deleted = 0
  let last = ''
  while (erasures.length > 0) {
    const page = await database
      .selectFrom('inquiries')
      .select('email')
      .distinct()
      .where('email', '>', last)
      .orderBy('email')
      .limit(pageSize)
      .execute()
    for (const { email } of page)
      for (const { at, salt, hash } of erasures)
        if (timingSafeEqual(Buffer.from(hashOf(email, salt)), Buffer.from(hash)))
          deleted += (await erasePerson(database, email, at)).inquiries
    if (page.length < pageSize) break
    last = page.at(-1)?.email ?? ''
  }
  return deleted
}
