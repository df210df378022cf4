import PostalMime from 'postal-mime'
import { cleanUp } from '../cleanup'
import { type Started, startDist } from '../hosting/start-dist'
import { temporaryFolder } from '../temporary-folder'
import { type MailServer, startMailServer } from './mail-server'
import { newInquiry, postInquiry } from './post-inquiry'

let folder: string

beforeEach(() => {
  folder = temporaryFolder()
})
afterEach(cleanUp)

describe('a running server', () => {
  let site: Started
  let mailServer: MailServer

  beforeEach(async () => {
    mailServer = await startMailServer()
  })

  test('reports that without SMTP_URL no mail is sent; waiting mail is sent once it is set, and names the service as the site does', async () => {
    site = await startDist({ DATA_DIR: folder })
    expect(site.output()).toContain('SMTP_URL is not set')
    const answer = await postInquiry(site.url, newInquiry('Bonjour'))
    await site.stop()

    const arrived = mailServer.next()
    site = await startDist({ DATA_DIR: folder, ...mailServer.settings() })
    const { subject, text } = await PostalMime.parse((await arrived).raw)
    expect(text).toContain(answer.id)
    expect(subject).toBe('Demande de Ada – Audit de souveraineté')
  })

  test('finishes sending a mail before it stops', async () => {
    mailServer.manner = () => 'slow'
    site = await startDist({ DATA_DIR: folder, ...mailServer.settings() })
    const arrived = mailServer.next()
    await postInquiry(site.url, newInquiry('Bonjour'))
    await arrived
    expect(await site.stop()).toBe(0)
    mailServer.manner = () => 'accept'
    site = await startDist({ DATA_DIR: folder, ...mailServer.settings() })
    await postInquiry(site.url, newInquiry('Encore'))
    await site.stop()
    expect(mailServer.received).toHaveLength(2)
  })
})
