import { createTransport, type SendMailOptions } from 'nodemailer'

const second = 1000

/** How an attempt failed; `permanent` where trying again is of no use. */
export class SendError extends Error {
  override name = 'SendError'
  constructor(
    message: string,
    readonly permanent: boolean,
    cause: unknown,
  ) {
    super(message, { cause })
  }
}

/** Hands one mail to the mail server. @throws {SendError} */
export type Send = (mail: SendMailOptions, signal: AbortSignal) => Promise<void>

/**
 * Sending by SMTP, a connection for each mail: what broke is then this mail's, and nobody else's.
 * @param url `smtp://` (with STARTTLS where the server has it) or `smtps://`; nodemailer's options may follow as a query
 */
export function smtpSender(url: string): Send {
  const transport = createTransport({
    url,
    dnsTimeout: 10 * second,
    connectionTimeout: 10 * second,
    greetingTimeout: 10 * second,
    socketTimeout: 20 * second,
  })
  return async (mail, signal) => {
    try {
      await transport.sendMail({ ...mail, signal })
    } catch (error) {
      throw describe(error)
    }
  }
}

/**
 * Tells the failures of a mail server apart (RFC 5321, section 4.2.1). `5xx` is for good only where it is about this
 * mail's content: sender, recipient and password are settings, and whether a server wants us is between it and the
 * operator. That can be mended, and meanwhile the mail waits.
 */
function describe(error: unknown): SendError {
  const { code, responseCode, response, message } = fieldsOf(error)
  if (responseCode !== undefined) {
    // 503 is about the order of commands, not about the mail.
    const refused = responseCode >= 500 && responseCode !== 503
    const meaning = code === 'EAUTH' ? 'login failed' : refused ? 'refused' : 'not now'
    return new SendError(`${meaning}: ${response ?? responseCode}`, refused && code === 'EMESSAGE', error)
  }
  const meaning = code === 'ETIMEDOUT' || code === 'EABORT' ? 'timed out' : 'connection failed'
  return new SendError(`${meaning}: ${message}`, false, error)
}

function fieldsOf(error: unknown) {
  const field = (name: string): unknown =>
    typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined
  const [code, responseCode, response] = [field('code'), field('responseCode'), field('response')]
  return {
    code: typeof code === 'string' ? code : undefined,
    responseCode: typeof responseCode === 'number' ? responseCode : undefined,
    response: typeof response === 'string' ? response : undefined,
    message: error instanceof Error ? error.message : String(error),
  }
}
