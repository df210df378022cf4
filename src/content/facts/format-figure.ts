import { formatDay } from '../../site/format'
import { type Language, locales } from '../../site/languages'
import { currencies } from '../schemas/figures'
import type { Fact } from './facts'

const isCurrency = (unit: string) => currencies.some((one) => one === unit)

/** Returns the number format of a figure; cents are printed only if there are any: €0.15, €214. */
function formatOf(language: Language, { value, upTo, unit }: Numbers): Intl.NumberFormat {
  const whole = [value, upTo ?? 0].every(Number.isInteger)
  const fractions = whole ? 0 : 2
  if (unit && isCurrency(unit))
    return new Intl.NumberFormat(locales[language], {
      style: 'currency',
      currency: unit,
      minimumFractionDigits: fractions,
      maximumFractionDigits: whole ? 0 : 3,
    })
  if (unit === 'percent')
    return new Intl.NumberFormat(locales[language], {
      style: 'percent',
      maximumFractionDigits: 1,
    })
  if (!unit) return new Intl.NumberFormat(locales[language])
  // "10 hours" is spelled out, "48 GB" is a symbol.
  const unitDisplay = unit.startsWith('gigabyte') ? 'short' : 'long'
  return new Intl.NumberFormat(locales[language], { style: 'unit', unit, unitDisplay })
}

type Numbers = { value: number; upTo?: number | undefined; unit?: Fact['unit'] }

/** Formats a figure for a language, with its unit and no-break spaces: `0,15 €`, `€0.15`. */
export function formatFigure({ value, upTo, unit }: Fact, language: Language): string {
  if (typeof value === 'string') return formatDay(language, value).replaceAll(' ', '\u00a0')
  const format = formatOf(language, { value, upTo, unit })
  const scale = unit === 'percent' ? 100 : 1
  const written =
    upTo === undefined ? format.format(value / scale) : format.formatRange(value / scale, upTo / scale)
  return written
    .replaceAll(' ', '\u00a0')
    .replace(/\u202f(?=\p{L})/gu, '\u00a0')
    .replace(/\s%/g, '\u202f%')
}
