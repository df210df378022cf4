import { type Started, startDist } from '../hosting/start-dist'
import { type Engine, newPlace } from './databases'
import { type MailServer, type Manner, startMailServer } from './mail-server'

/** Failures of a mail server; `down` does not listen, `mixed` alternates between all. */
export const troubles = ['defer', 'slow', 'cut', 'silent', 'down', 'mixed'] as const
export type Trouble = (typeof troubles)[number]

const byTurns: readonly Manner[] = ['accept', 'defer', 'slow', 'cut', 'silent']

/** Starts a server with a failing mail server, and stops both when the work is done. */
export async function inTrouble<T>(
  engine: Engine,
  trouble: Trouble,
  work: (site: Started, mailServer: MailServer) => Promise<T>,
): Promise<T> {
  const place = await newPlace(engine)
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
