import { execFile } from 'node:child_process'
import { env } from 'node:process'
import { bundled } from '../../../tests/inquiries/bundled'
import { addresses, startMailServer } from '../../../tests/inquiries/mail-server'
import { cleanUp } from '../../../tests/support/cleanup'

afterEach(cleanUp)

/**
 * Runs the command as systemd does.
 *
 * @returns its exit code and output
 */
function alert(settings: NodeJS.ProcessEnv): Promise<{ code: number; stderr: string }> {
  return new Promise((resolve) => {
    const options = { env: { PATH: env.PATH, ...settings } }
    execFile(process.execPath, [bundled('alert'), 'site.service'], options, (error, _, stderr) =>
      resolve({ code: Number(error?.code ?? 0), stderr }),
    )
  })
}

test('mails which unit has failed', async () => {
  const mailServer = await startMailServer()
  expect(await alert(mailServer.settings())).toEqual({ code: 0, stderr: '' })
  expect(mailServer.received).toMatchObject([
    { to: [addresses.to], raw: expect.stringContaining('journalctl -u site.service') },
  ])
})

test('sends no password to a server without STARTTLS', async () => {
  const mailServer = await startMailServer({ logins: true })
  const SMTP_URL = mailServer.url.replace('smtp://', 'smtp://user:secret@')
  const { code } = await alert({ ...mailServer.settings(), SMTP_URL })
  expect([code, mailServer.logins()]).toEqual([1, 0])
})
