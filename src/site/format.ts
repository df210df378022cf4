import { type Language, locales } from './languages'

/** Separates facts on one line; never begins a line. */
export const separator = '\u00a0· '

/** Replaces the placeholders of a text, like `{{name}}`, by values; those without a value stay. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))

/** Formats whole euros in a language: `4 500 €`, `€4,500`; a range if there is a second amount. */
export function formatEuros(language: Language, amount: number, upTo?: number | null): string {
  const format = new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  })
  return upTo ? format.formatRange(amount, upTo) : format.format(amount)
}

/** Formats cents as euros, with two decimals if needed: `€0.15`, `€214`. */
export const formatCents = (language: Language, cents: number, digits = cents % 100 === 0 ? 0 : 2): string =>
  new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(cents / 100)

/** Reused, since creating a formatter is slow and a list formats many dates. */
const days = {
  en: new Intl.DateTimeFormat(locales.en, { dateStyle: 'long', timeZone: 'UTC' }),
  fr: new Intl.DateTimeFormat(locales.fr, { dateStyle: 'long', timeZone: 'UTC' }),
} satisfies Record<Language, Intl.DateTimeFormat>

/** Makes the first of a month an ordinal in French, which ICU does not: `mardi 1er octobre 2026`. */
export const withOrdinal = (date: string): string => date.replace(/\b1(?=\s\p{L})/u, '1er')

/** Formats a day `YYYY-MM-DD`: `14 octobre 2026`, with day and month on one line. */
export function formatDay(language: Language, day: string): string {
  const words = days[language].format(new Date(`${day}T00:00:00Z`))
  return (language === 'fr' ? withOrdinal(words) : words).replace(' ', '\u00a0')
}

/** Returns today's date on the visitor's device, `YYYY-MM-DD`: Sweden writes days as ISO 8601 does. */
export const today = (): string => new Date().toLocaleDateString('sv-SE')

/** Formats the time of day on the visitor's clock: `14 h 02`, `2.02 pm`. */
export function formatTime(language: Language, moment: Date): string {
  const hour = moment.getHours()
  const minute = String(moment.getMinutes()).padStart(2, '0')
  if (language === 'fr') return `${hour}\u00a0h\u00a0${minute}`
  return `${hour % 12 || 12}.${minute}\u00a0${hour < 12 ? 'am' : 'pm'}`
}
