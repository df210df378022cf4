import { type Language, locales } from './languages'

/** Between facts on one line, which no line begins with. */
export const separator = '\u00a0· '

/** Whole euros in the language's own way: `4 500 €`, `€4,500`; a range where there is a second amount. */
export function formatEuros(language: Language, amount: number, upTo?: number | null): string {
  const format = new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  })
  return upTo ? format.formatRange(amount, upTo) : format.format(amount)
}

/** Cents as euros, with two digits behind the comma where there are any: `€0.15`, `€214`. */
export const formatCents = (language: Language, cents: number, digits = cents % 100 === 0 ? 0 : 2): string =>
  new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(cents / 100)

/** Made once: a formatter takes longer to make than to use, and a list writes many days. */
const days = {
  en: new Intl.DateTimeFormat(locales.en, { dateStyle: 'long', timeZone: 'UTC' }),
  fr: new Intl.DateTimeFormat(locales.fr, { dateStyle: 'long', timeZone: 'UTC' }),
} satisfies Record<Language, Intl.DateTimeFormat>

/** The first of a month is an ordinal in French, which ICU does not know: `mardi 1er octobre 2026`. */
export const withOrdinal = (date: string): string => date.replace(/(?<!\d)1(?=\s\p{L})/u, '1er')

/** A day `YYYY-MM-DD` in words: `14 octobre 2026`, its number and its month on one line. */
export function formatDay(language: Language, day: string): string {
  const words = days[language].format(new Date(`${day}T00:00:00Z`))
  return (language === 'fr' ? withOrdinal(words) : words).replace(' ', '\u00a0')
}

/** The time of day of a moment, on the visitor's clock: `14 h 02`, `2.02 pm`. */
export function formatTime(language: Language, moment: Date): string {
  const hour = moment.getHours()
  const minute = String(moment.getMinutes()).padStart(2, '0')
  if (language === 'fr') return `${hour}\u00a0h\u00a0${minute}`
  return `${hour % 12 || 12}.${minute}\u00a0${hour < 12 ? 'am' : 'pm'}`
}
