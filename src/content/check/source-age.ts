import { buildDay } from '../../settings/clock'
import { type Message, message } from './messages/message'

/** How long what was read in a source holds, in months. */
const freshFor = 6

/** Returns what to say of data that were last compared with their source on a day: nothing for six months. */
export function sourceAge(day: string): Message | undefined {
  const until = new Date(`${day}T00:00:00Z`)
  until.setUTCMonth(until.getUTCMonth() + freshFor)
  return buildDay() > until.toISOString().slice(0, 10)
    ? message('sourceOld', { day, months: freshFor })
    : undefined
}
