import type { Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { listen } from '../network/listen'
import { onCleanUp } from '../support/cleanup'

/** Where the site of the tests sends its mail, and from. */
export const addresses = { to: 'inbox@septentrion.example', from: 'site@septentrion.example' }

/** The headers of each of its mails, and no others. */
export const mailHeaders = [
  ...['auto-submitted', 'content-transfer-encoding', 'content-type', 'date', 'from', 'message-id'],
  ...['mime-version', 'reply-to', 'subject', 'to'],
]

type Received = { from: string; to: string[]; raw: string; messageId: string }

/** What the server does with the next message; `accept` by default. */
export type Manner =
  | 'accept'
  /** `451`: try again later. */
  | 'defer'
  /** `530` about the sender: a login is required. */
  | 'refuse sender'
  /** `550` about the recipient. */
  | 'refuse recipient'
  /** `554` about the content. */
  | 'refuse message'
  /** The connection breaks in the middle of the message. */
  | 'cut'
  /** The message is accepted, but the connection breaks before the response. */
  | 'cut after'
  /** The message is accepted after three seconds. */
  | 'slow'
  /** The message never gets a response. */
  | 'silent'

export type MailServer = {
  url: string
  /** The settings of a site that sends its mail there. */
  settings: () => { SMTP_URL: string; CONTACT_TO: string; CONTACT_FROM: string }
  received: Received[]
  /** Decides about a message; equal Message-IDs mean the same message. */
  manner: () => Manner
  /** Text of its rejections. */
  refusal: string
  /** Called with each accepted message. */
  onReceived: (mail: Received) => void
  /** Waits for the next accepted message. */
  next: () => Promise<Received>
  /** Counts connections, and login attempts. */
  connections: () => number
  logins: () => number
  /** Stops listening, and closes all connections; `up` listens on the same port again. */
  down: () => Promise<void>
  up: () => Promise<void>
}

/** Starts a real SMTP server on a free port. @param asksForLogins whether it asks for logins, all of which it rejects */
export async function startMailServer({ logins: asksForLogins = false } = {}): Promise<MailServer> {
  const sockets = new Set<Socket>()
  let connections = 0
  let logins = 0
  let port = 0
  let server: SMTPServer | undefined

  const refusal = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code })

  function create(): SMTPServer {
    const created = new SMTPServer({
      authOptional: true,
      disabledCommands: asksForLogins ? ['STARTTLS'] : ['AUTH', 'STARTTLS'],
      allowInsecureAuth: true,
      onAuth: (_auth, _session, callback) => {
        logins++
        callback(new Error('Wrong password'))
      },
      disableReverseLookup: true,
      closeTimeout: 100,
      onMailFrom: (_address, _session, callback) =>
        mail.manner() === 'refuse sender' ? callback(refusal(530, 'Authentication required')) : callback(),
      onRcptTo: (_address, _session, callback) =>
        mail.manner() === 'refuse recipient' ? callback(refusal(550, 'No such mailbox')) : callback(),
      onData: (stream, session, callback) => {
        const manner = mail.manner()
        const parts: Buffer[] = []
        stream.on('data', (part: Buffer) => {
          parts.push(part)
          if (manner === 'cut') cutLines()
        })
        stream.on('end', () => {
          if (manner === 'silent' || manner === 'cut') return
          if (manner === 'defer') return callback(refusal(451, 'Try again later'))
          if (manner === 'refuse message') return callback(refusal(554, mail.refusal))
          const raw = Buffer.concat(parts).toString()
          const { mailFrom, rcptTo } = session.envelope
          const received: Received = {
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
            raw,
            messageId: /^message-id:\s*(\S+)/im.exec(raw)?.[1] ?? '',
          }
          mail.received.push(received)
          mail.onReceived(received)
          if (manner === 'cut after') cutLines()
          else if (manner === 'slow') setTimeout(callback, 3000).unref()
          else callback()
        })
      },
    })
    // Some tests break connections.
    created.on('error', () => undefined)
    created.server.on('connection', (socket: Socket) => {
      connections++
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
    })
    return created
  }

  function cutLines(): void {
    for (const socket of sockets) socket.destroy()
  }

  const mail: MailServer = {
    url: '',
    settings: () => ({
      SMTP_URL: mail.url,
      CONTACT_TO: addresses.to,
      CONTACT_FROM: addresses.from,
    }),
    received: [],
    manner: () => 'accept',
    refusal: 'Not wanted here',
    onReceived: () => undefined,
    next: () =>
      new Promise((resolve) => {
        mail.onReceived = resolve
      }),
    connections: () => connections,
    logins: () => logins,
    up: async () => {
      server = create()
      port = await listen(server.server, port)
      mail.url = `smtp://127.0.0.1:${port}`
    },
    down: async () => {
      cutLines()
      const open = server
      server = undefined
      if (open) await new Promise<void>((resolve) => open.close(() => resolve()))
    },
  }
  onCleanUp(mail.down)
  await mail.up()
  return mail
}
