import { buildDay } from '../../settings/clock'
import { type Message, message } from '../messages/message'

/** Months until a source has to be checked again. */
const freshFor = 6

/**
 * Returns a message if the last comparison with the source was more than six months ago.
 * @param day of that comparison, `YYYY-MM-DD`
 */
export function sourceAge(day: string): Message | undefined {
  const until = new Date(`${day}T00:00:00Z`)
  until.setUTCMonth(until.getUTCMonth() + freshFor)
  return buildDay() > until.toISOString().slice(0, 10)
    ? message('sourceOld', { day, months: freshFor })
    : undefined
}
