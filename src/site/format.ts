import type { Language } from './languages'

const locales = { en: 'en-GB', fr: 'fr-FR' } satisfies Record<Language, string>

/** Whole euros in the language's own way: `4 500 €`, `€4,500`; a range where there is a second amount. */
export function formatEuros(language: Language, amount: number, upTo?: number | null): string {
  const format = new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  })
  return upTo ? format.formatRange(amount, upTo) : format.format(amount)
}

/** A day `YYYY-MM-DD` in words: `14 octobre 2026`. */
export function formatDay(language: Language, day: string): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
}
