import { type Language, locales } from '../../../site/languages'
import type { Quantity } from './read'

/** Formats a number like another one: with the same digits and scale, or in hours and minutes. */
export function writeLike({ written, digits, scale }: Quantity, value: number, language: Language): string {
  if (/ h \d/.test(written.replace(/\s/g, ' '))) {
    const minutes = Math.round(value * 60)
    return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`
  }
  return new Intl.NumberFormat(locales[language], {
    minimumFractionDigits: Math.max(0, digits),
    maximumFractionDigits: Math.max(0, digits),
  }).format(value / scale)
}
