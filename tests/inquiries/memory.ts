import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { startDist } from '../hosting/start-dist'
import { required, requirements } from '../run/requirements'
import { until } from '../support/until'
import { type Engine, newPlace, openMigrated, stored } from './databases'
import { startMailServer } from './mail-server'

/** Bound of the server's memory, in MB: systemd stops it at twice as much (deploy/site.service). */
export const mostMemory = 256

const message = 'x'.repeat(60_000)
const pageSize = 50

/** Returns the peak memory of a process, in MB. */
function peakOf(pid: number | undefined): number {
  const status = readFileSync(`${required(requirements.proc)}/${pid}/status`, 'utf8')
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1]) / 1024
}

/**
 * Restarts the server several times on a database with large inquiries, all of them held or all with waiting mail.
 * @returns its peak memory, in MB
 * @throws if the mail about held ones does not arrive
 */
export async function memoryWith(
  engine: Engine,
  state: 'held' | 'accepted',
  { inquiries, starts }: { inquiries: number; starts: number },
): Promise<number> {
  const place = await newPlace(engine)
  const mailServer = await startMailServer()
  const database = await openMigrated(place)
  const now = new Date().toISOString()
  const held_reason = state === 'held' ? '4 links in the message' : null
  for (let count = 0; count < inquiries; count += pageSize) {
    const rows = Array.from({ length: pageSize }, () => ({
      ...stored,
      id: randomUUID(),
      received_at: now,
      message,
      state,
      held_reason,
    }))
    await database.insertInto('inquiries').values(rows).execute()
    const mails = rows.map(({ id }) => ({ id, inquiry_id: id, created_at: now, next_attempt_at: now }))
    if (state === 'accepted') await database.insertInto('mails').values(mails).execute()
  }
  if (engine === 'SQLite') await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(database)
  await database.destroy()
  if (state === 'accepted') mailServer.manner = () => 'defer'
  let peak = 0
  for (let start = 0; start < starts; start++) {
    const site = await startDist({ ...place.settings, ...mailServer.settings() })
    const deadline = mailServer.connections() + 10
    // The mail about held inquiries is sent once; waiting mail is retried.
    await until(() =>
      state === 'held' ? mailServer.received.length > 0 : mailServer.connections() >= deadline,
    )
    await fetch(`${site.url}/readyz`)
    peak = Math.max(peak, peakOf(site.process.pid))
    await site.stop()
  }
  return peak
}
