import { type Message, message } from '../messages/message'

/** Months until a source has to be checked again. */
const freshFor = 6

/**
 * Returns a message if the last comparison with the source was more than six months ago.
 * @param day of that comparison, `YYYY-MM-DD`
 */
export function sourceAge(day: string, today: string): Message | undefined {
  const month = new Date(`${day.slice(0, 7)}-01T00:00:00Z`)
  month.setUTCMonth(month.getUTCMonth() + freshFor)
  // Compared as texts, so that 31 August ends with February, whatever its last day.
  return today > `${month.toISOString().slice(0, 7)}-${day.slice(8)}`
    ? message('sourceOld', { day, months: freshFor })
    : undefined
}
