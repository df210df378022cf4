import type { TFunction } from 'i18next'
import { formatCents, formatDay, separator } from '../site/format'
import { type Language, locales } from '../site/languages'
import { addressOf, numberOf, type Problem, type ReadAddress, sumOf } from './address'
import { type Catalogue, most, type Range } from './catalogue'
import { type Estimate, estimate, type Line } from './compute'
import type { Conflict } from './conflicts'

export type Words = TFunction<'estimate'>

/** Returns functions that put figures into words in a language, for the page, the message and the mail. */
export function figures(t: Words, language: Language) {
  const euros = (cents: number) => formatCents(language, cents)
  const range = ({ from, to }: Range) =>
    from === to ? euros(from) : t('price.range', { from: euros(from), to: euros(to) })
  const price = (value: Range | null) => (value ? range(value) : t('price.onRequest'))

  /** The price of one: "2 400 € par mois". */
  const unit = (each: Range | null, per: Line['per']) =>
    each && per ? t(`price.${per}`, { price: range(each) }) : price(each)

  /** A line's name, with its quantity: "Support Premium, 12 × 2 400 €". */
  const lineName = ({ name, quantity, per, each }: Line) =>
    per && each ? t('sheet.times', { name, quantity, each: range(each) }) : name

  /** Part of the project, a minimum if a price is on request. */
  const part = (value: Range, open: boolean) =>
    open ? t('price.from', { price: euros(value.from) }) : range(value)

  /** The project's total. */
  const total = ({ total: known, open }: Estimate, of: 'net' | 'vat' | 'gross' = 'net') =>
    known ? part(known[of], open) : t('price.onRequest')

  const weeks = ({ from, to }: Range) =>
    t('weeks.count', { count: to, range: from === to ? from : t('weeks.range', { from, to }) })

  /** What a line is for its price: "3 à 4 semaines · 3 applications migrées". */
  const contents = ({ weeks: duration, features }: Line) =>
    [...(duration ? [weeks(duration)] : []), ...features].join(separator)

  const names = (all: readonly string[]) =>
    new Intl.ListFormat(locales[language], { type: 'conjunction' }).format(all)

  /** What does not go together. */
  const conflict = (found: Conflict) =>
    t(`notes.${found.kind}`, {
      name: 'name' in found ? found.name : '',
      names: names(found.names),
      count: found.names.length,
    })

  /** What in an address cannot be used, and what to write instead. */
  const problem = (kind: Problem, { impossible }: ReadAddress, { items }: Catalogue) => {
    const named = items.filter(({ id }) => impossible.includes(id))
    return t(`problems.${kind}`, {
      names: names(named.map(({ name }) => name)),
      days: most.day,
      months: most.month,
    })
  }

  return {
    euros,
    range,
    price,
    unit,
    lineName,
    part,
    total,
    weeks,
    contents,
    names,
    conflict,
    problem,
    day: (day: string) => formatDay(language, day),
  }
}

/** Returns the estimate of an address: its figures, number and address, and what has changed since it was made. */
export function sheetOf({ choice, day, was }: ReadAddress, catalogue: Catalogue) {
  const address = addressOf(choice, catalogue, { day, was })
  const now = sumOf(choice, catalogue)
  return {
    address,
    number: numberOf(address, day),
    found: estimate(choice, catalogue),
    changed: was && (was.from !== now.from || was.to !== now.to) ? { was, now } : null,
  }
}
