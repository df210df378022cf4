import type { Kysely } from 'kysely'
import { jumpedSince } from '../clock-guard'
import { lastSent, readStatus } from '../status'
import { storeLimit } from '../store-size'
import type { Tables } from '../tables'
import { pluralize } from './print'

/** Shares that call for action: of the bound that is used, of the disk that is left. */
const muchUsed = 0.8
const littleLeft = 0.1

const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(1)} MB`

/**
 * Returns the status on one screen.
 *
 * @returns its text, and the exit code: 0 if all is well, 1 if somebody should look, 2 if mail is stuck or messages are
 *   refused
 */
export async function statusScreen(database: Kysely<Tables>): Promise<{ text: string; code: 0 | 1 | 2 }> {
  const status = await readStatus(database)
  const sent = await lastSent(database)
  const limit = storeLimit()
  const now = new Date()
  const seen = await jumpedSince(database, now)
  const { disk } = status

  const broken = [
    ...(status.late > 0 ? ['mail does not leave'] : []),
    ...(status.full ? ['messages are refused: CONTACT_STORE_MB is reached'] : []),
    ...(disk?.full ? ['messages are refused: the disk is full'] : []),
    ...(status.limited ? ['messages are refused: CONTACT_LIMIT_ALL is reached'] : []),
  ]
  const doubtful = [
    ...(seen
      ? [
          `nothing is deleted, since the clock has jumped: it is ${now.toISOString()} now, and was ${seen} before. Set it right or, if it is right, run purge --clock-is-right`,
        ]
      : []),
    ...(status.failed > 0 ? ['mail has failed for good: list --failed, retry'] : []),
    ...(!status.full && status.bytes > limit * muchUsed ? ['CONTACT_STORE_MB will soon be reached'] : []),
    ...(disk && !disk.full && disk.left < disk.size * littleLeft ? ['the disk is nearly full'] : []),
  ]
  const lines = [
    ['state', [...broken, ...doubtful].join('; ') || 'all is well'],
    ['waiting', `${pluralize(status.waiting, 'mail')}, ${status.late} of them late`],
    ['oldest', status.oldest ?? '–'],
    ['failed', pluralize(status.failed, 'mail')],
    ['held', pluralize(status.held, 'inquiry', 'inquiries')],
    ['last sent', sent ?? 'never'],
    ['database', `${megabytes(status.bytes)}${Number.isFinite(limit) ? ` of ${megabytes(limit)}` : ''}`],
    ['disk left', disk ? megabytes(disk.left) : 'unknown: the database is elsewhere'],
  ]
  return {
    text: lines.map(([label = '', value = '']) => `${label.padEnd(11)}${value}`).join('\n'),
    code: broken.length > 0 ? 2 : doubtful.length > 0 ? 1 : 0,
  }
}
