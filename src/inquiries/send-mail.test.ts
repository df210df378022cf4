import { createServer } from 'node:net'
import { type MailServer, startMailServer } from '../../tests/inquiries/mail-server'
import { listen } from '../../tests/network/listen'
import { cleanUp, onCleanUp } from '../../tests/support/cleanup'
import { smtpSender } from './send-mail'

let mailServer: MailServer

beforeEach(async () => {
  mailServer = await startMailServer()
})
afterEach(cleanUp)

const mail = { from: 'a@example.org', to: 'b@example.org', text: 'x' }
const send = (signal = new AbortController().signal) => smtpSender(mailServer.url, false)(mail, signal)

test('a server that accepts connections and closes them has not answered; one that greets has', async () => {
  const closing = createServer((socket) => socket.destroy())
  onCleanUp(() => closing.close())
  const url = `smtp://127.0.0.1:${await listen(closing)}`
  await expect(smtpSender(url, false)(mail, AbortSignal.timeout(10_000))).rejects.toMatchObject({
    details: { answered: false },
  })
  mailServer.manner = () => 'cut'
  await expect(send()).rejects.toMatchObject({ details: { answered: true } })
})

test('a refused login is a temporary failure, since the operator can fix it', async () => {
  await mailServer.down()
  mailServer = await startMailServer({ logins: true })
  const url = mailServer.url.replace('smtp://', 'smtp://user:wrong@')
  await expect(smtpSender(url, false)(mail, new AbortController().signal)).rejects.toMatchObject({
    message: expect.stringMatching(/^login failed: 535 /),
    details: { permanent: false },
  })
})

test('with TLS required, a server without STARTTLS gets neither password nor mail, whatever the address says', async () => {
  await mailServer.down()
  mailServer = await startMailServer({ logins: true })
  for (const options of ['', '?ignoreTLS=true', '?requireTLS=false']) {
    const url = `${mailServer.url.replace('smtp://', 'smtp://user:secret@')}${options}`
    await expect(smtpSender(url, true)(mail, AbortSignal.timeout(10_000))).rejects.toMatchObject({
      message: expect.stringMatching(/^no STARTTLS, .*SMTP_ALLOW_PLAINTEXT/),
      details: { permanent: false },
    })
  }
  expect([mailServer.logins(), mailServer.received]).toEqual([0, []])
  await smtpSender(mailServer.url.replace('smtp://', 'smtp://user:secret@'), false)(
    mail,
    AbortSignal.timeout(10_000),
  ).catch(() => undefined)
  expect(mailServer.logins()).toBe(1)
})

test('only a mail server’s codes are logged: its text can repeat the visitor', async () => {
  mailServer.manner = () => 'refuse message'
  const error = await send().catch((reason: unknown) => reason)
  expect(error).toMatchObject({
    message: 'refused: 554 Not wanted here',
    details: { reason: 'refused: 554', answered: true },
  })
  await mailServer.down()
  await expect(send()).rejects.toMatchObject({
    details: { reason: 'connection failed: ESOCKET', answered: false },
  })
})
