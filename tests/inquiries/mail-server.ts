import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { onCleanUp } from '../cleanup'

export type Received = { from: string; to: string[]; raw: string; messageId: string }

/** What the server does with the next message; `accept` unless told otherwise. */
export type Manner =
  | 'accept'
  /** `451`: come again. */
  | 'defer'
  /** `530` about the sender: it wants a login first. */
  | 'refuse sender'
  /** `550` about the recipient. */
  | 'refuse recipient'
  /** `554` about the content. */
  | 'refuse message'
  /** The line breaks when half of the message is there. */
  | 'cut'
  /** The message is taken, but the line breaks before the server can say so. */
  | 'cut after'
  /** The message is taken after three seconds. */
  | 'slow'
  /** Nothing is ever answered to the message. */
  | 'silent'

export type MailServer = {
  url: string
  received: Received[]
  /** Decides about a message; what has the same Message-ID is the same message. */
  manner: () => Manner
  /** How it refuses a message. */
  refusal: string
  /** Called with each message that has been taken. */
  onReceived: (mail: Received) => void
  /** How many connections have been made, and how many logins tried. */
  connections: () => number
  logins: () => number
  /** Stops listening, and breaks all lines; `up` listens on the same port again. */
  down: () => Promise<void>
  up: () => Promise<void>
}

/** A real SMTP server on a free port of this machine. @param asksForLogins whether it asks for logins, which it all refuses */
export async function startMailServer({ logins: asksForLogins = false } = {}): Promise<MailServer> {
  const sockets = new Set<Socket>()
  let connections = 0
  let logins = 0
  let port = 0
  let listening = false
  let server: SMTPServer

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
    // A line that breaks is what some tests want.
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
    received: [],
    manner: () => 'accept',
    refusal: 'Not wanted here',
    onReceived: () => undefined,
    connections: () => connections,
    logins: () => logins,
    up: async () => {
      server = create()
      await new Promise<void>((resolve, reject) => {
        server.server.once('error', reject)
        server.listen(port, '127.0.0.1', resolve)
      })
      listening = true
      port = (server.server.address() as AddressInfo).port
      mail.url = `smtp://127.0.0.1:${port}`
    },
    down: async () => {
      cutLines()
      if (!listening) return
      listening = false
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
  onCleanUp(mail.down)
  await mail.up()
  return mail
}
