import { startDist } from '../hosting/start-dist'
import { type Engine, newPlace } from './databases'
import { newInquiry, postInquiry } from './post-inquiry'

/** Concurrent requests. */
const connections = 200
export const keys = 10
const instances = 2

/** A reused connection may break, a slow machine refuse with 503; the message is sent again under its key, as by the form. */
const attempts = 5

async function posted(...message: Parameters<typeof postInquiry>): ReturnType<typeof postInquiry> {
  for (let attempt = 1; attempt < attempts; attempt += 1) {
    const answer = await postInquiry(...message)
    if (typeof answer.status === 'number' && answer.status !== 503) return answer
  }
  return postInquiry(...message)
}

/**
 * Sends the same few inquiries repeatedly, as many concurrently as the connections allow, to all instances in turn.
 * @returns how many seconds that took
 * @throws if a response is not 201 with the id of the first, or something is stored twice
 */
export async function repeat(engine: Engine, requests: number): Promise<number> {
  const place = await newPlace(engine)
  const servers = await Promise.all(
    Array.from({ length: instances }, () => startDist({ ...place.settings, CONTACT_LIMIT: '0' })),
  )
  const inquiries = Array.from({ length: keys }, (_, index) => newInquiry(`message ${index}`))
  const answers = new Map<string, Set<string>>()
  const started = performance.now()
  let next = 0
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (let turn = next++; turn < requests; turn = next++) {
        const inquiry = inquiries[turn % keys]
        const server = servers[Math.floor(turn / keys) % instances]
        if (!inquiry || !server) throw new Error('no such key or server')
        const answer = await posted(server.url, inquiry)
        if (answer.status !== 201 || !answer.id)
          throw new Error(`A repeat was answered with ${answer.status}.`)
        answers.set(inquiry.message, (answers.get(inquiry.message) ?? new Set()).add(answer.id))
      }
    }),
  )
  const seconds = (performance.now() - started) / 1000
  const [first] = inquiries
  const other = first && (await postInquiry(servers[0]?.url ?? '', { ...first, message: 'something else' }))
  if (other?.status !== 422)
    throw new Error(`Another message under a used key was answered with ${other?.status}.`)
  await Promise.all(servers.map((server) => server.stop()))

  const database = place.open()
  const stored = await database.selectFrom('inquiries').select(['id', 'message']).execute()
  const mails = await database.selectFrom('mails').select('inquiry_id').execute()
  await database.destroy()
  if (stored.length !== keys || mails.length !== keys)
    throw new Error(`${keys} keys, ${stored.length} inquiries, ${mails.length} mails`)
  for (const { id, message } of stored) {
    const ids = answers.get(message)
    if (ids?.size !== 1 || !ids.has(id)) throw new Error(`Repeats of ${id} were answered with other ids.`)
  }
  return seconds
}
