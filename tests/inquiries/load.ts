import { setTimeout as wait } from 'node:timers/promises'
import { startDist } from '../hosting/start-dist'
import { allArrived } from './arrivals'
import { type Kind, newPlace } from './databases'
import { type Manner, startMailServer } from './mail-server'
import { newInquiry, postInquiry } from './post-inquiry'

/** Inquiries a second. */
const rate = 50
/** Seconds at the beginning that are not measured. */
const warmUp = 3

/** What a mail server can do wrong; `down` does not listen, `mixed` does all by turns. */
export const troubles = ['defer', 'slow', 'cut', 'silent', 'down', 'mixed'] as const
export type Trouble = (typeof troubles)[number]

const byTurns: readonly Manner[] = ['accept', 'defer', 'slow', 'cut', 'silent']

export type LoadFigures = {
  accepted: number
  /** How long an answer took, in milliseconds: in the middle, at the 99th percentile, at most. */
  median: number
  p99: number
  slowest: number
  /** Seconds from the end of the trouble until every mail had arrived; without `untilArrived`, nothing. */
  arrivedAfter: number | undefined
}

/**
 * Sends 50 inquiries a second, whether they are answered or not, while the mail server is in trouble.
 * @param untilArrived ends the trouble then, and waits until all mails have come
 * @throws where an inquiry is not accepted, or its mail does not come
 */
export async function acceptUnderLoad(
  kind: Kind,
  trouble: Trouble,
  seconds: number,
  { untilArrived = false } = {},
): Promise<LoadFigures> {
  const place = await newPlace(kind)
  const mailServer = await startMailServer()
  let message = 0
  if (trouble === 'mixed') mailServer.manner = () => byTurns[message++ % byTurns.length] ?? 'accept'
  else if (trouble !== 'down') mailServer.manner = () => trouble
  const site = await startDist({
    ...place.settings,
    SMTP_URL: mailServer.url,
    CONTACT_TO: 'house@septentrion.example',
    CONTACT_FROM: 'site@septentrion.example',
    CONTACT_LIMIT: '0',
  })
  if (trouble === 'down') await mailServer.down()
  try {
    const times: number[] = []
    const ids = new Set<string>()
    const send = async (count: number) => {
      const began = performance.now()
      const answer = await postInquiry(site.url, newInquiry(`load ${count}`))
      // The first ones load and compile what sends and answers them, here and there: not what a running server does.
      if (count >= rate * warmUp) times.push(performance.now() - began)
      if (answer?.status !== 201 || !answer.id)
        throw new Error(`An inquiry was answered with ${answer?.status}.`)
      ids.add(answer.id)
    }
    const began = performance.now()
    const answers: Promise<void>[] = []
    for (let count = 0; count < rate * (warmUp + seconds); count++) {
      await wait(Math.max(0, began + (count * 1000) / rate - performance.now()))
      answers.push(send(count))
    }
    await Promise.all(answers)

    const ended = performance.now()
    if (untilArrived) {
      mailServer.manner = () => 'accept'
      if (trouble === 'down') await mailServer.up()
      await allArrived(mailServer, ids)
    }
    times.sort((a, b) => a - b)
    const part = (share: number) => times[Math.ceil(times.length * share) - 1] ?? Number.NaN
    return {
      accepted: ids.size,
      median: part(0.5),
      p99: part(0.99),
      slowest: part(1),
      arrivedAfter: untilArrived ? (performance.now() - ended) / 1000 : undefined,
    }
  } finally {
    await site.stop()
    if (trouble !== 'down' || untilArrived) await mailServer.down()
    place.remove()
  }
}
