import { EventEmitter, once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { type Started, startDist } from '../hosting/start-dist'
import { allArrived, inquiryOf } from './arrivals'
import { type Engine, newPlace } from './databases'
import { startMailServer } from './mail-server'
import { newInquiry, postInquiry } from './post-inquiry'

const clients = 4
/** Longest life of a server, from when it listens or has accepted an inquiry, in milliseconds. */
const longestLife = 250
const pauseOfClient = 40

type KillFigures = {
  /** Inquiries answered with 201. */
  accepted: number
  /** Attempts without a response, repeated under the same key. */
  unanswered: number
  /** Mails that arrived more than once, under the same Message-ID. */
  repeatedMails: number
}

/**
 * Kills servers at random moments while inquiries arrive, and restarts them.
 * @param instances how many servers share the database; one is killed at a time
 * @throws if an inquiry that was answered with 201 is not stored once, or its mail has not arrived, or has arrived
 * under two Message-IDs, or a repeat got another response than the first
 */
export async function killUnderLoad(engine: Engine, kills: number, instances = 1): Promise<KillFigures> {
  const place = await newPlace(engine)
  const mailServer = await startMailServer()
  const start = () => startDist({ ...place.settings, ...mailServer.settings(), CONTACT_LIMIT: '0' })
  const servers: Promise<Started>[] = Array.from({ length: instances }, start)

  /** Every accepted inquiry: its message, and the id in the response. */
  const accepted = new Map<string, string>()
  let unanswered = 0
  const acceptance = new EventEmitter()
  let over = false

  async function client(name: number): Promise<void> {
    for (let count = 0; !over; count++) {
      const inquiry = newInquiry(`${name}-${count}`)
      const first = await untilAccepted(name + count, inquiry)
      accepted.set(inquiry.message, first)
      if (count % 5 === 0 && (await untilAccepted(count, inquiry)) !== first)
        throw new Error(`A repeat of ${first} was answered with another id.`)
      await wait(pauseOfClient * Math.random())
    }
  }

  /** Sends it repeatedly, as a visitor does, until it is accepted. */
  async function untilAccepted(turn: number, inquiry: ReturnType<typeof newInquiry>): Promise<string> {
    for (let attempt = turn; ; attempt++) {
      const server = await servers[attempt % instances]
      const answer = server && (await postInquiry(server.url, inquiry))
      if (answer?.status === 201 && answer.id) {
        acceptance.emit('accepted')
        return answer.id
      }
      if (typeof answer?.status === 'number' && answer.status !== 503)
        throw new Error(`An inquiry was answered with ${answer.status}.`)
      unanswered++
      await wait(5)
    }
  }

  async function killer(): Promise<void> {
    for (let kill = 0; kill < kills; kill++) {
      const slot = kill % instances
      const server = await servers[slot]
      if (!server) continue
      // Every other time it is killed while it works, the other times maybe before it has done anything.
      if (kill % 2 === 0) await once(acceptance, 'accepted')
      await wait(longestLife * Math.random())
      const exited = once(server.process, 'exit')
      server.process.kill('SIGKILL')
      await exited
      servers[slot] = start()
    }
    over = true
  }

  try {
    await Promise.all([killer(), ...Array.from({ length: clients }, (_, name) => client(name))])
  } finally {
    over = true
  }
  await allArrived(mailServer, new Set(accepted.values()))
  await Promise.all(servers.map(async (server) => (await server).stop()))

  const database = place.open()
  const inquiries = await database.selectFrom('inquiries').select(['id', 'message']).execute()
  const mails = await database.selectFrom('mails').select(['id', 'inquiry_id']).execute()
  await database.destroy()
  const stored = new Map(inquiries.map(({ id, message }) => [message, id]))
  if (inquiries.length !== accepted.size)
    throw new Error(`${accepted.size} accepted, ${inquiries.length} stored`)
  for (const [message, id] of accepted)
    if (stored.get(message) !== id) throw new Error(`Inquiry ${id} is not stored as it was answered.`)
  const messageIds = new Map(mails.map(({ id, inquiry_id }) => [inquiry_id, `<${id}@septentrion.example>`]))
  if (mails.length !== accepted.size) throw new Error(`${accepted.size} accepted, ${mails.length} mails`)
  for (const { raw, messageId } of mailServer.received)
    if (messageIds.get(inquiryOf(raw)) !== messageId)
      throw new Error(`Inquiry ${inquiryOf(raw)} has arrived under another Message-ID.`)
  return {
    accepted: accepted.size,
    unanswered,
    repeatedMails: mailServer.received.length - accepted.size,
  }
}
