import { until } from '../support/until'
import type { MailServer } from './mail-server'

/** Returns the inquiry of a mail. */
export const inquiryOf = (raw: string) => /rence : (\S{36})/.exec(raw)?.[1] ?? ''

/**
 * Waits until the mail of each of these inquiries has arrived. @throws if none arrives for twelve minutes, as one that its
 * server never answers is waited for ten (`smtpSender`)
 */
export async function allArrived({ received }: MailServer, inquiries: ReadonlySet<string>): Promise<void> {
  const missing = new Set(inquiries)
  for (let seen = 0; missing.size > 0; ) {
    await until(() => received.length > seen, 720_000).catch(() => {
      throw new Error(`No mail for twelve minutes; ${missing.size} of ${inquiries.size} are missing.`)
    })
    for (; seen < received.length; seen++) missing.delete(inquiryOf(received[seen]?.raw ?? ''))
  }
}
