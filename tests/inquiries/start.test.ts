import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { env, execPath } from 'node:process'
import PostalMime from 'postal-mime'
import { cleanUp } from '../cleanup'
import { type Started, startDist } from '../hosting/start-dist'
import { type MailServer, startMailServer } from './mail-server'
import { newInquiry, postInquiry } from './post-inquiry'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'start-'))
})
afterEach(async () => {
  await cleanUp()
  rmSync(folder, { recursive: true, force: true })
})

const mail = { CONTACT_TO: 'house@septentrion.example', CONTACT_FROM: 'site@septentrion.example' }

describe('an invalid setting stops the start with one line that names it', () => {
  test.each([
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/site' }],
    ['CONTACT_LIMIT_48', { CONTACT_LIMIT_48: 'many' }],
    ['CONTACT_STORE_MB', { CONTACT_STORE_MB: '1 GB' }],
    ['SMTP_URL', { SMTP_URL: 'mail.example.org', ...mail }],
    ['CONTACT_TO', { SMTP_URL: 'smtp://mail.example.org' }],
    ['CONTACT_FROM', { SMTP_URL: 'smtp://mail.example.org', ...mail, CONTACT_FROM: 'site' }],
  ])('%s: %j', (name, settings: Record<string, string>) => {
    writeFileSync(path.join(folder, 'file'), '')
    const { status, stdout } = spawnSync(execPath, [path.resolve('dist/server.js')], {
      cwd: folder,
      env: { PATH: env.PATH, PORT: '0', HOST: '127.0.0.1', DATA_DIR: 'data', ...settings },
      encoding: 'utf8',
      timeout: 120_000,
    })
    expect(status).toBe(1)
    expect(JSON.parse(stdout)).toMatchObject({
      level: 'fatal',
      msg: expect.stringMatching(new RegExp(`^${name}(:| is) [^\\n]+$`)),
    })
  })
})

describe('a running server', () => {
  let site: Started
  let mailServer: MailServer

  beforeEach(async () => {
    mailServer = await startMailServer()
  })

  /** Returns the next mail, as received. */
  const arrival = () =>
    new Promise<string>((resolve) => {
      mailServer.onReceived = ({ raw }) => resolve(raw)
    })

  test('reports that without SMTP_URL no mail is sent; waiting mail is sent once it is set', async () => {
    site = await startDist({ DATA_DIR: folder })
    expect(site.output()).toContain('SMTP_URL is not set')
    const answer = await postInquiry(site.url, newInquiry('Bonjour'))
    await site.stop()

    const arrived = arrival()
    site = await startDist({ DATA_DIR: folder, SMTP_URL: mailServer.url, ...mail })
    expect((await PostalMime.parse(await arrived)).text).toContain(answer?.id)
  })

  test('names the service in the mail as the site does', async () => {
    site = await startDist({ DATA_DIR: folder, SMTP_URL: mailServer.url, ...mail })
    const arrived = arrival()
    await postInquiry(site.url, newInquiry('Bonjour'))
    expect((await PostalMime.parse(await arrived)).subject).toBe('Demande de Ada – Audit de souveraineté')
  })

  test('answers a repeat like the first, also after a restart', async () => {
    const inquiry = newInquiry('Bonjour')
    site = await startDist({ DATA_DIR: folder })
    const first = await postInquiry(site.url, inquiry)
    const exited = once(site.process, 'exit')
    site.process.kill('SIGKILL')
    await exited
    site = await startDist({ DATA_DIR: folder })
    expect(first?.status).toBe(201)
    expect(await postInquiry(site.url, inquiry)).toEqual(first)
  })

  test('finishes sending a mail before it stops', async () => {
    mailServer.manner = () => 'slow'
    site = await startDist({ DATA_DIR: folder, SMTP_URL: mailServer.url, ...mail })
    const arrived = arrival()
    await postInquiry(site.url, newInquiry('Bonjour'))
    await arrived
    expect(await site.stop()).toBe(0)
    mailServer.manner = () => 'accept'
    site = await startDist({ DATA_DIR: folder, SMTP_URL: mailServer.url, ...mail })
    await postInquiry(site.url, newInquiry('Encore'))
    await site.stop()
    expect(mailServer.received).toHaveLength(2)
  })
})
