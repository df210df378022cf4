import PostalMime from 'postal-mime'
import { startDist } from '../hosting/start-dist'
import { cleanUp } from '../support/cleanup'
import { temporaryFolder } from '../support/temporary-folder'
import { type MailServer, startMailServer } from './mail-server'
import { newInquiry, postInquiry } from './post-inquiry'

let folder: string
let mailServer: MailServer

beforeEach(async () => {
  folder = temporaryFolder()
  mailServer = await startMailServer()
})
afterEach(cleanUp)

const start = () => startDist({ DATA_DIR: folder, ...mailServer.settings() })

test('reports that without SMTP_URL no mail is sent; waiting mail is sent once it is set, and names the service as the site does', async () => {
  const site = await startDist({ DATA_DIR: folder })
  expect(site.output()).toContain('SMTP_URL is not set')
  const answer = await postInquiry(site.url, newInquiry('Bonjour'))
  await site.stop()

  const arrived = mailServer.next()
  await start()
  const { subject, text } = await PostalMime.parse((await arrived).raw)
  expect(text).toContain(answer.id)
  expect(subject).toBe('Demande de Ada – Audit de souveraineté')
})

test('finishes sending a mail before it stops', async () => {
  mailServer.manner = () => 'slow'
  const first = await start()
  const arrived = mailServer.next()
  await postInquiry(first.url, newInquiry('Bonjour'))
  await arrived
  expect(await first.stop()).toBe(0)
  mailServer.manner = () => 'accept'
  const second = await start()
  await postInquiry(second.url, newInquiry('Encore'))
  await second.stop()
  expect(mailServer.received).toHaveLength(2)
})
