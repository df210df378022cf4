import type { TFunction } from 'i18next'
import { formatDay } from '../site/format'
import type { Language } from '../site/languages'
import type { LegalDate } from './rules'

const wholeDay = 86_400_000

/** Returns the time until a day in words: `in 9 days`, `tomorrow`. */
export function timeUntil(day: string, from: string, language: Language): string {
  const days = Math.round((Date.parse(day) - Date.parse(from)) / wholeDay)
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day')
}

/** Returns the nearest date ahead; `undefined` if all are past. */
export const nextDate = (dates: readonly LegalDate[], day: string): LegalDate | undefined =>
  dates.filter((date) => date.day > day).sort((a, b) => a.day.localeCompare(b.day))[0]

/** Returns a sentence that says whether a date is past, or how far off it is. */
export function inForce(t: TFunction<'ai-act'>, day: string, now: string, language: Language): string {
  const words = { day: formatDay(language, day), when: timeUntil(day, now, language) }
  return t(day <= now ? 'duty.since' : 'duty.until', words)
}
