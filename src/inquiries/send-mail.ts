import {
  createTransport,
  type NodemailerError,
  type SendMailOptions,
  type SMTPTransportOptions,
} from 'nodemailer'

const second = 1000

type Details = {
  /** Trying again does not help. */
  permanent: boolean
  /** Whether the mail server has answered, if only to refuse. */
  answered: boolean
  /** The part that may be logged: a mail server's own words can repeat the visitor's. */
  reason: string
}

/** Describes how an attempt failed. */
export class SendError extends Error {
  override name = 'SendError'
  constructor(
    message: string,
    readonly details: Details,
    cause: unknown,
  ) {
    super(message, { cause })
  }
}

/**
 * Hands one mail to the mail server.
 *
 * @throws {SendError}
 */
export type Send = (mail: SendMailOptions, signal: AbortSignal) => Promise<void>

/**
 * Sends by SMTP, with a connection for each mail, so that a broken one affects no other mail.
 *
 * @param url `smtp://` (with STARTTLS if the server has it) or `smtps://`; may have nodemailer's options as a query
 * @param requireTls sends nothing, not even a login, if a server has no STARTTLS
 */
export function smtpSender(url: string, requireTls: boolean): Send {
  return async (mail, signal) => {
    let answered = false
    const transport = createTransport({
      url: requireTls ? withTls(url) : url,
      dnsTimeout: 10 * second,
      connectionTimeout: 10 * second,
      greetingTimeout: 10 * second,
      // A server may scan a message before it accepts it (RFC 5321, section 4.5.3.2.6); until then it is not to be repeated.
      socketTimeout: 600 * second,
      transactionLog: true,
      logger: listener(() => {
        answered = true
      }),
    })
    await transport.sendMail({ ...mail, signal }).catch((error: NodemailerError) => {
      throw describe(error, answered)
    })
  }
}

/** Returns a log for nodemailer that keeps nothing and reports each line of the mail server. */
function listener(heard: () => void): SMTPTransportOptions['logger'] {
  const ignore = () => undefined
  return {
    trace: ignore,
    debug: (entry) => {
      if (typeof entry === 'object' && entry.tnx === 'server') heard()
    },
    info: ignore,
    warn: ignore,
    error: ignore,
    fatal: ignore,
  }
}

/** Sets the option in the address, since options there take precedence. */
function withTls(address: string): string {
  const url = new URL(address)
  url.searchParams.set('requireTLS', 'true')
  url.searchParams.set('ignoreTLS', 'false')
  return url.href
}

/**
 * Classifies the failures of a mail server (RFC 5321, section 4.2.1). `5xx` is permanent only if it is about this
 * mail's content: sender, recipient and password are settings, and whether a server accepts us is for the operator to
 * fix. Meanwhile the mail waits.
 *
 * @param answered whether the server has said anything, be it only its greeting
 */
function describe(error: NodemailerError, answered: boolean): SendError {
  const { code, responseCode, response, message } = error
  if (responseCode !== undefined) {
    const refused = responseCode >= 500
    const meaning =
      code === 'EAUTH'
        ? 'login failed'
        : code === 'ETLS'
          ? 'no STARTTLS, without which nothing is sent unless SMTP_ALLOW_PLAINTEXT=true'
          : refused
            ? 'refused'
            : 'not now'
    // The code, and the enhanced one (RFC 3463).
    const [codes = ''] = /^\d{3}([ -][245]\.\d{1,3}\.\d{1,3})?/.exec(response ?? '') ?? []
    return new SendError(
      `${meaning}: ${response ?? responseCode}`,
      {
        permanent: refused && code === 'EMESSAGE',
        answered: true,
        reason: `${meaning}: ${codes || responseCode}`,
      },
      error,
    )
  }
  const meaning = code === 'ETIMEDOUT' || code === 'EABORT' ? 'timed out' : 'connection failed'
  return new SendError(
    `${meaning}: ${message}`,
    { permanent: false, answered, reason: `${meaning}: ${code ?? 'no code'}` },
    error,
  )
}
