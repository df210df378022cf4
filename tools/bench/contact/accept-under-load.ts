import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { allArrived } from '../../../tests/inquiries/arrivals'
import type { Engine } from '../../../tests/inquiries/databases'
import { inTrouble, type Trouble } from '../../../tests/inquiries/load'
import { median, quantile } from '../../statistics'

/** Inquiries a second. */
const rate = 50
/** Seconds at the beginning that are not measured. */
const warmUp = 3

type LoadFigures = {
  accepted: number
  /** Response times in milliseconds: median, 99th percentile, maximum. */
  median: number
  p99: number
  slowest: number
  /** Seconds from the end of the failure until every mail had arrived. */
  arrivedAfter: number
}

/**
 * Sends 50 inquiries a second, without waiting for responses, while the mail server fails, then ends the failure.
 * @throws if an inquiry is not accepted, or its mail does not arrive
 */
export const acceptUnderLoad = (engine: Engine, trouble: Trouble, seconds: number): Promise<LoadFigures> =>
  inTrouble(engine, trouble, async (site, mailServer) => {
    const words = ['tools/bench/contact/send-load.ts', site.url, rate, warmUp, seconds].map(String)
    const { stdout } = await promisify(execFile)('node_modules/.bin/tsx', words, { maxBuffer: 2 ** 24 })
    const { times, ids }: { times: number[]; ids: string[] } = JSON.parse(stdout)

    const ended = performance.now()
    mailServer.manner = () => 'accept'
    if (trouble === 'down') await mailServer.up()
    await allArrived(mailServer, new Set(ids))
    return {
      accepted: new Set(ids).size,
      median: median(times),
      p99: quantile(times, 0.99),
      slowest: Math.max(...times),
      arrivedAfter: (performance.now() - ended) / 1000,
    }
  })
