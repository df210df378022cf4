import { type Started, startDist } from '../hosting/start-dist'
import { cleanUp } from '../support/cleanup'
import { until } from '../support/until'
import { newPlace, type Place, store } from './databases'
import { type MailServer, startMailServer } from './mail-server'
import { newInquiry, postInquiry } from './post-inquiry'

let place: Place
let mailServer: MailServer
let site: Started

beforeEach(async () => {
  place = await newPlace('SQLite')
  mailServer = await startMailServer()
  site = await startDist({
    ...place.settings,
    LOG_LEVEL: 'info',

    ...mailServer.settings(),
  })
})
afterEach(cleanUp)

const mailState = async () => (await (await fetch(`${site.url}/readyz`)).json()).mail
const count = (text: string) => site.output().split(text).length - 1

/** Makes the waiting mail a minute older, and due: that it is then late, and sent, the server finds by itself. */
async function makeOlder(): Promise<void> {
  const [now, ago] = [new Date(), new Date(Date.now() - 60_000)].map((time) => time.toISOString())
  const database = place.open()
  await database.updateTable('mails').set({ created_at: ago, next_attempt_at: now }).execute()
}

// courier.test.ts asks that the server is probed meanwhile, and gets all mail once it is back.
test('a mail server that is down is reported once, and so is its return, after which the mail is sent automatically', async () => {
  expect(place.run('status')).toMatchObject({ status: 0, stdout: expect.stringContaining('all is well') })
  await mailServer.down()
  await postInquiry(site.url, newInquiry('Hello'))
  await until(() => place.run('list').stdout.includes('1 tried'))
  expect(site.output()).not.toContain('Mail does not leave')
  await makeOlder()
  await site.said('Mail does not leave')
  expect(await mailState()).toBe('late')
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200)
  expect(place.run('status')).toMatchObject({
    status: 2,
    stdout: expect.stringMatching(/^state +mail does not leave$/m),
  })

  await mailServer.up()
  await makeOlder()
  await site.said('Mail leaves again')
  expect(mailServer.received).toHaveLength(1)
  expect(await mailState()).toBe('ok')
  expect(place.run('status').status).toBe(0)
  expect([count('Mail does not leave'), count('Mail leaves again')]).toEqual([1, 1])
})

test('after another failure the operator has waiting mail sent at once', async () => {
  mailServer.manner = () => 'refuse recipient'
  await postInquiry(site.url, newInquiry('Hello'))
  await until(() => place.run('list').stdout.includes('1 tried'))
  const arrived = mailServer.next()
  mailServer.manner = () => 'accept'
  expect(place.run('retry').stdout).toContain('1 waiting mail now')
  await arrived
})

test('two batches of mails under way at once draw no warning', async () => {
  mailServer.manner = () => 'slow'
  const database = place.open()
  await Promise.all(Array.from({ length: 16 }, () => store(database)))
  await until(() => mailServer.connections() === 8)
  // Wakes the courier, which begins another batch.
  await postInquiry(site.url, newInquiry('Hello'))
  await until(() => mailServer.received.length === 17)
  expect(site.output()).not.toContain('"level":"warn"')
})
