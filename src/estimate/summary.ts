import { separator } from '../site/format'
import type { Language } from '../site/languages'
import type { ReadAddress } from './address'
import type { Catalogue } from './catalogue'
import type { Estimate } from './compute'
import { figures, sheetOf, type Words } from './figures'

/** A price, and what it is the price of. */
export type Terms = { price: string; text: string }

/** An estimate in words, for the message of the contact form and the mail. */
type Summary = {
  /** The query that reopens it, with its day if the prices are still the same, else with this day. */
  address: string
  number: string
  lines: readonly string[]
  /** What the contact form says in the place of one service's price and duration. */
  terms: Terms
  /** The service to preselect in the contact form. */
  service: string
}

/**
 * Puts a choice into words, at the catalogue's prices.
 *
 * @returns undefined if nothing is chosen
 */
export function summaryOf(
  read: ReadAddress,
  catalogue: Catalogue,
  t: Words,
  language: Language,
): Summary | undefined {
  const shown = sheetOf(read, catalogue)
  const { address, number, found } = shown.changed
    ? sheetOf({ ...read, day: catalogue.day, was: null }, catalogue)
    : shown
  if (!address) return undefined
  const say = figures(t, language)
  const { total, recurring, all, open } = found
  const lines = [...found.project, ...found.monthly].map((line) =>
    t('message.line', { name: say.lineName(line), price: say.price(line.price) }),
  )
  if (total) lines.push(t('message.project', { net: say.total(found), gross: say.total(found, 'gross') }))
  if (found.rent) lines.push(t('sheet.rent'))
  if (recurring)
    lines.push(t('message.recurring', { net: say.range(recurring.net), gross: say.range(recurring.gross) }))
  if (all && total && recurring)
    lines.push(t('message.all', { net: say.part(all.net, open), gross: say.part(all.gross, open) }))
  return {
    address,
    number,
    lines,
    terms: termsOf(found, number, t, say),
    service: serviceOf(found, catalogue),
  }
}

/** The project's price, with that of the support beside it; of support alone, that of a month. */
function termsOf(found: Estimate, number: string, t: Words, say: ReturnType<typeof figures>): Terms {
  const { project, total, monthly, perMonth } = found
  const prices = [
    ...(project.length > 0
      ? [total ? t('terms.project', { price: say.total(found) }) : say.total(found)]
      : []),
    ...(monthly.length > 0 ? [t('terms.monthly', { price: say.range(perMonth) })] : []),
  ]
  const [price = '', ...more] = prices
  return { price, text: [t('sheet.number', { number }), ...more].join(separator) }
}

/** The subject: the one thing chosen, beside support; several together have no name in the form's list but “other”. */
function serviceOf({ project, monthly }: Estimate, { items }: Catalogue): string {
  const [first, ...others] = project.length > 0 ? project : monthly
  if (others.length > 0) return 'other'
  return items.find(({ id }) => id === first?.id)?.service ?? first?.id ?? ''
}
