import { formatDay } from '../../site/format'
import { type Language, locales } from '../../site/languages'
import { currencies } from '../schemas/figures'
import type { Fact } from './facts'

const isCurrency = (unit: string) => currencies.some((one) => one === unit)

/** Returns how a number with a unit is printed; cents only if there are any: €0.15, €214. */
function formatOf(unit: Fact['unit'], whole: boolean): Intl.NumberFormatOptions {
  if (!unit) return {}
  if (unit === 'percent') return { style: 'percent', maximumFractionDigits: 1 }
  if (isCurrency(unit)) {
    const digits = whole
      ? { maximumFractionDigits: 0 }
      : { minimumFractionDigits: 2, maximumFractionDigits: 3 }
    return { style: 'currency', currency: unit, ...digits }
  }
  // "10 hours" is spelled out, "48 GB" is a symbol.
  return { style: 'unit', unit, unitDisplay: unit.startsWith('gigabyte') ? 'short' : 'long' }
}

/** Formats a figure for a language, with its unit and no-break spaces: `0,15 €`, `€0.15`. */
export function formatFigure({ value, upTo, unit }: Fact, language: Language): string {
  if (typeof value === 'string') return formatDay(language, value).replaceAll(' ', '\u00a0')
  const whole = [value, upTo ?? 0].every(Number.isInteger)
  const format = new Intl.NumberFormat(locales[language], formatOf(unit, whole))
  const scale = unit === 'percent' ? 100 : 1
  const written =
    upTo === undefined ? format.format(value / scale) : format.formatRange(value / scale, upTo / scale)
  return written
    .replaceAll(' ', '\u00a0')
    .replace(/\u202f(?=\p{L})/gu, '\u00a0')
    .replace(/\s%/g, '\u202f%')
}
