import PostalMime from 'postal-mime'
import { startDist } from '../hosting/start-dist'
import { cleanUp } from '../support/cleanup'
import { temporaryFolder } from '../support/temporary-folder'
import { type MailServer, startMailServer } from './mail-server'
import { newInquiry, postInquiry, postJson } from './post-inquiry'

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

test('accepts an inquiry about each service that the form lists, and about no other', async () => {
  const { url } = await startDist({ DATA_DIR: folder, CONTACT_LIMIT: '0' })
  const page = await (await fetch(`${url}/fr/contact`)).text()
  const [select = ''] = /<select[^>]*name="service".*?<\/select>/s.exec(page) ?? []
  const listed = [...select.matchAll(/<option value="([^"]+)"/g)].map(([, id = '']) => id)
  expect(listed.length).toBeGreaterThan(5)
  const statuses = await Promise.all(
    [...listed, 'tea', 'mvp-full-stack', 'constructor'].map(async (service) => {
      const fields = { name: 'Ada', email: 'ada@example.org', service, message: 'Bonjour' }
      return [service, (await postJson(url, fields)).status]
    }),
  )
  expect(Object.fromEntries(statuses)).toEqual({
    ...Object.fromEntries(listed.map((id) => [id, 201])),
    tea: 422,
    'mvp-full-stack': 422,
    constructor: 422,
  })
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
