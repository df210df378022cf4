import type { TFunction } from 'i18next'
import { formatDay } from '../site/format'
import { type Language, locales } from '../site/languages'
import type { Catalogue, Figure } from './catalogue'
import type { Result } from './compute'
import { asNamed, type Field, originOf, type Picked } from './inputs'

type Words = TFunction<'own-server'>

/** Returns functions that put figures into words in a language. */
export function words(t: Words, language: Language) {
  const format = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locales[language], options)
  const whole = format({ maximumFractionDigits: 0 })
  const plain = format({ maximumFractionDigits: 2 })
  const currency = { style: 'currency', currency: 'EUR' } as const
  const wholeEuros = format({ ...currency, maximumFractionDigits: 0 })
  const withCents = format(currency)

  /** Shows cents for small sums only, and a minus sign, for which browsers write a hyphen. */
  const euros = (cents: number) => {
    const shown = Math.abs(cents) < 10_000 && cents % 100 !== 0 ? withCents : wholeEuros
    return shown.format(cents / 100).replace('-', '\u2212')
  }

  return {
    euros,
    /** A field's label, with the currency of its source. */
    field: (field: Field, of: Picked, catalogue: Catalogue) =>
      t(`fields.${field}`, { unit: originOf(field, of, catalogue)?.unit === 'USD' ? '$' : '€' }),
    /** A model's name, or its size if the visitor has changed it. */
    model: ({ of, inputs }: Result) =>
      asNamed(of, inputs).model
        ? of.model.name
        : t('changed.model', { count: inputs.parameters, parameters: plain.format(inputs.parameters) }),
    card: ({ of, inputs }: Result) =>
      asNamed(of, inputs).card ? of.server.card.name : t('changed.card', { card: of.server.card.name }),
    whole: (value: number) => whole.format(value),
    plain: (value: number) => plain.format(value),
    /** A number in full, as it is entered. */
    exact: (value: number) => format({ maximumFractionDigits: 10 }).format(value),
    /** Bytes as gigabytes, with a no-break space before the unit. */
    bytes: (bytes: number) =>
      `${format({ maximumFractionDigits: bytes < 10e9 ? 1 : 0 }).format(bytes / 1e9)}\u00a0${language === 'fr' ? 'Go' : 'GB'}`,
    servers: (count: number) => t('table.servers', { count, servers: whole.format(count) }),
    day: (day: string) => formatDay(language, day),
    /** The monthly difference in cost of an own server. */
    difference: (cents: number | null) => {
      if (cents === null) return t('verdict.misfit')
      return t(cents < 0 ? 'lower' : 'more', { amount: euros(Math.abs(cents)) })
    },
    range: ({ from, to }: Result['speed']) =>
      `${whole.format(Math.floor(from))}–${whole.format(Math.floor(to))}`,
    figureRange: ({ value, upTo }: Figure) =>
      upTo === undefined ? whole.format(value) : `${whole.format(value)}–${whole.format(upTo)}`,
  }
}

export type Say = ReturnType<typeof words>
