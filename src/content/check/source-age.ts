import { buildDay } from '../../settings/clock'
import { type Message, message } from './messages/message'

/** Months until a source has to be read again. */
const freshFor = 6

/** Returns a message once data were last compared with their source more than six months ago. */
export function sourceAge(day: string): Message | undefined {
  const until = new Date(`${day}T00:00:00Z`)
  until.setUTCMonth(until.getUTCMonth() + freshFor)
  return buildDay() > until.toISOString().slice(0, 10)
    ? message('sourceOld', { day, months: freshFor })
    : undefined
}
