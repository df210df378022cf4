/**
 * `node alert.js UNIT` beside a built site: mails the operator that a unit has failed. systemd runs it (`OnFailure=`).
 * It does not use the database, which may be what failed.
 */
import { argv, exit } from 'node:process'
import { smtpSender } from '../send-mail'
import { mailSettings } from '../settings'

/** The timeout for the mail server, in milliseconds. */
const timeout = 60_000

async function alert(unit: string): Promise<void> {
  const settings = mailSettings()
  if (!settings) throw new Error('SMTP_URL is not set, so nobody can be told by mail.')
  const { smtpUrl, requireTls, to, from } = settings
  await smtpSender(smtpUrl, requireTls)(
    {
      from,
      to,
      subject: `${unit} a échoué · has failed`,
      text: [
        `${unit} a échoué sur le serveur du site. La cause : journalctl -u ${unit} -n 50`,
        `${unit} has failed on the site's server. To see why: journalctl -u ${unit} -n 50`,
      ].join('\n'),
    },
    AbortSignal.timeout(timeout),
  )
}

alert(argv[2] ?? 'site.service').catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  exit(1)
})
