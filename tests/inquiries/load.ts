import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type Started, startDist } from '../hosting/start-dist'
import { allArrived } from './arrivals'
import { type Kind, newPlace } from './databases'
import { type MailServer, type Manner, startMailServer } from './mail-server'

/** Inquiries a second. */
const rate = 50
/** Seconds at the beginning that are not measured. */
const warmUp = 3

/** Failures of a mail server; `down` does not listen, `mixed` alternates between all. */
export const troubles = ['defer', 'slow', 'cut', 'silent', 'down', 'mixed'] as const
type Trouble = (typeof troubles)[number]

const byTurns: readonly Manner[] = ['accept', 'defer', 'slow', 'cut', 'silent']

type LoadFigures = {
  accepted: number
  /** Response times in milliseconds: median, 99th percentile, maximum. */
  median: number
  p99: number
  slowest: number
  /** Seconds from the end of the failure until every mail had arrived. */
  arrivedAfter: number
}

/** Starts a server with a failing mail server, and stops both when the work is done. */
export async function inTrouble<T>(
  kind: Kind,
  trouble: Trouble,
  work: (site: Started, mailServer: MailServer) => Promise<T>,
): Promise<T> {
  const place = await newPlace(kind)
  const mailServer = await startMailServer()
  let message = 0
  if (trouble === 'mixed') mailServer.manner = () => byTurns[message++ % byTurns.length] ?? 'accept'
  else if (trouble !== 'down') mailServer.manner = () => trouble
  const site = await startDist({ ...place.settings, ...mailServer.settings(), CONTACT_LIMIT: '0' })
  if (trouble === 'down') await mailServer.down()
  try {
    return await work(site, mailServer)
  } finally {
    await site.stop()
    await mailServer.down()
  }
}

/**
 * Sends 50 inquiries a second, without waiting for responses, while the mail server fails, then ends the failure.
 * @throws if an inquiry is not accepted, or its mail does not arrive
 */
export const acceptUnderLoad = (kind: Kind, trouble: Trouble, seconds: number): Promise<LoadFigures> =>
  inTrouble(kind, trouble, async (site, mailServer) => {
    const words = ['tests/inquiries/send-load.ts', site.url, rate, warmUp, seconds].map(String)
    const { stdout } = await promisify(execFile)('node_modules/.bin/tsx', words, { maxBuffer: 2 ** 24 })
    const { times, ids }: { times: number[]; ids: string[] } = JSON.parse(stdout)

    const ended = performance.now()
    mailServer.manner = () => 'accept'
    if (trouble === 'down') await mailServer.up()
    await allArrived(mailServer, new Set(ids))
    times.sort((a, b) => a - b)
    const part = (share: number) => times[Math.ceil(times.length * share) - 1] ?? Number.NaN
    return {
      accepted: new Set(ids).size,
      median: part(0.5),
      p99: part(0.99),
      slowest: part(1),
      arrivedAfter: (performance.now() - ended) / 1000,
    }
  })
