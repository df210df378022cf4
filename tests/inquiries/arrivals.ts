import type { MailServer } from './mail-server'

/** Returns the inquiry of a mail. */
export const inquiryOf = (raw: string) => /rence : (\S{36})/.exec(raw)?.[1] ?? ''

/**
 * Waits until the mail of each of these inquiries has arrived. @throws if none arrives for five minutes, as the waits
 * between attempts grow
 */
export async function allArrived(mailServer: MailServer, inquiries: Set<string>): Promise<void> {
  const missing = new Set(inquiries)
  await new Promise<void>((resolve, reject) => {
    const giveUp = () =>
      reject(new Error(`No mail for five minutes; ${missing.size} of ${inquiries.size} are missing.`))
    let timer = setTimeout(giveUp, 300_000)
    mailServer.onReceived = ({ raw }) => {
      missing.delete(inquiryOf(raw))
      clearTimeout(timer)
      if (missing.size === 0) resolve()
      else timer = setTimeout(giveUp, 300_000)
    }
    for (const { raw } of mailServer.received) missing.delete(inquiryOf(raw))
    if (missing.size > 0) return
    clearTimeout(timer)
    resolve()
  })
}
