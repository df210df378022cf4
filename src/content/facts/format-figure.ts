import { formatDay } from '../../site/format'
import { type Language, locales } from '../../site/languages'
import { currencies } from '../schemas/figures'
import type { Fact } from './facts'

const isCurrency = (unit: string) => currencies.some((one) => one === unit)

/** Cents where there are any: €0.15, €214. */
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
  // "10 hours" is read as a word, "48 GB" as a sign.
  const unitDisplay = unit.startsWith('gigabyte') ? 'short' : 'long'
  return new Intl.NumberFormat(locales[language], { style: 'unit', unit, unitDisplay })
}

type Numbers = { value: number; upTo?: number | undefined; unit?: Fact['unit'] }

/** Returns a figure in the language's own way, with its unit and without a space that could break: `0,15 €`, `€0.15`. */
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
