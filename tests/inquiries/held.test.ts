import PostalMime from 'postal-mime'
import { type Started, startDist } from '../hosting/start-dist'
import { cleanUp } from '../support/cleanup'
import { newPlace, type Place } from './databases'
import { type MailServer, startMailServer } from './mail-server'
import { postJson } from './post-inquiry'

let place: Place
let mailServer: MailServer
let site: Started

const start = () => startDist({ ...place.settings, LOG_LEVEL: 'info', ...mailServer.settings() })

beforeEach(async () => {
  place = await newPlace('SQLite')
  mailServer = await startMailServer()
  site = await start()
})
afterEach(cleanUp)

test('held inquiries are reported at the next start and by mail, and their own mail arrives once they are released', async () => {
  const hasty = { name: 'Ada', email: 'ada@example.org', message: 'Hello', elapsed: 100 }
  const reply = await postJson(site.url, hasty)
  const { id } = await reply.json()
  expect(reply.status).toBe(201)
  expect(site.output()).not.toContain('wait for a person')

  await site.stop()
  expect(mailServer.received).toEqual([])
  const digest = mailServer.next()
  site = await start()
  await site.said('wait for a person: 1')
  const { subject, text } = await PostalMime.parse((await digest).raw)
  expect(subject).toBe('Une demande mise de côté')
  expect(text).toContain(id)

  const arrived = mailServer.next()
  expect(place.run('list', '--held').stdout).toContain(id.slice(0, 8))
  expect(place.run('release', id).stdout).toContain('is accepted')
  expect((await arrived).raw).toContain(id)
  expect(place.run('list', '--held').stdout).toBe('None.\n')
})
