import { cleanUp } from '../../tests/cleanup'
import { type MailServer, startMailServer } from '../../tests/inquiries/mail-server'
import { SendError, smtpSender } from './send-mail'

let mailServer: MailServer

beforeEach(async () => {
  mailServer = await startMailServer()
})
afterEach(cleanUp)

const mail = { from: 'a@example.org', to: 'b@example.org', text: 'x' }
const send = (signal = new AbortController().signal) => smtpSender(mailServer.url)(mail, signal)

test.each([
  ['defer', 'not now: 451', false],
  ['refuse sender', 'refused: 530', false],
  ['refuse recipient', 'refused: 550', false],
  ['refuse message', 'refused: 554', true],
  ['cut', 'connection failed: ', false],
] as const)('a server that does "%s": "%s", for good: %s', async (manner, message, permanent) => {
  mailServer.manner = () => manner
  const error = await send().catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(SendError)
  expect(error).toMatchObject({ message: expect.stringContaining(message), permanent })
})

test('a server that does not listen is a failed connection, for now', async () => {
  await mailServer.down()
  await expect(send()).rejects.toMatchObject({
    message: expect.stringMatching(/^connection failed: .*ECONNREFUSED/),
    permanent: false,
  })
})

test('what takes too long is cut off, and was a time-out', async () => {
  mailServer.manner = () => 'silent'
  await expect(send(AbortSignal.timeout(300))).rejects.toMatchObject({
    message: expect.stringMatching(/^timed out: /),
    permanent: false,
  })
})

test('a login that is refused is the operator’s to mend: the mail waits', async () => {
  await mailServer.down()
  mailServer = await startMailServer({ logins: true })
  const url = mailServer.url.replace('smtp://', 'smtp://user:wrong@')
  await expect(smtpSender(url)(mail, new AbortController().signal)).rejects.toMatchObject({
    message: expect.stringMatching(/^login failed: 535 /),
    permanent: false,
  })
})
