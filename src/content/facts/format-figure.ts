import { formatDay } from '../../site/format'
import { type Language, locales } from '../../site/languages'
import { currencies } from '../schemas/figures'
import type { Fact } from './facts'

const isCurrency = (unit: string) => currencies.some((one) => one === unit)

/** Returns how a number with a unit is printed, never rounded; cents only if there are any: €0.15, €214. */
function formatOf(unit: Fact['unit'], whole: boolean): Intl.NumberFormatOptions {
  const digits = { maximumFractionDigits: 20 }
  if (!unit) return digits
  if (isCurrency(unit))
    return { style: 'currency', currency: unit, minimumFractionDigits: whole ? 0 : 2, ...digits }
  // "10 hours" is spelled out, "48 GB" and "24%" have a symbol.
  return {
    style: 'unit',
    unit,
    unitDisplay: /^(?:gigabyte|percent)/.test(unit) ? 'short' : 'long',
    ...digits,
  }
}

/** Formats a figure for a language, with its unit and no-break spaces: `0,15 €`, `€0.15`. */
export function formatFigure({ value, upTo, unit }: Fact, language: Language): string {
  if (typeof value === 'string') return formatDay(language, value).replaceAll(' ', '\u00a0')
  const whole = [value, upTo ?? 0].every(Number.isInteger)
  const format = new Intl.NumberFormat(locales[language], formatOf(unit, whole))
  const written = upTo === undefined ? format.format(value) : format.formatRange(value, upTo)
  return written
    .replaceAll(' ', '\u00a0')
    .replace(/\u202f(?=\p{L})/gu, '\u00a0')
    .replace(/\s%/g, '\u202f%')
}
