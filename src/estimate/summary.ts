import type { Language } from '../site/languages'
import { addressOf, numberOf, type ReadAddress } from './address'
import type { Catalogue } from './catalogue'
import { type Estimate, estimate } from './compute'
import { figures, type Words } from './figures'

/** An estimate in words, for the message of the contact form and the mail. */
export type Summary = {
  /** The query that reopens it, with the prices of this day. */
  address: string
  number: string
  lines: readonly string[]
  /** The service to preselect in the contact form. */
  service: string
}

/**
 * Puts a choice into words, at the catalogue's prices.
 *
 * @returns undefined if nothing is chosen
 */
export function summaryOf(
  { choice }: ReadAddress,
  catalogue: Catalogue,
  t: Words,
  language: Language,
): Summary | undefined {
  const address = addressOf(choice, catalogue)
  if (!address) return undefined
  const say = figures(t, language)
  const found = estimate(choice, catalogue)
  const { total, recurring } = found
  const lines = [...found.project, ...found.monthly].map((line) =>
    t('message.line', { name: say.lineName(line), price: say.price(line.price) }),
  )
  if (total) lines.push(t('message.project', { net: say.total(found), gross: say.total(found, 'gross') }))
  if (total && found.rent) lines.push(t('sheet.rent'))
  if (recurring)
    lines.push(t('message.recurring', { net: say.range(recurring.net), gross: say.range(recurring.gross) }))
  return { address, number: numberOf(address, catalogue.day), lines, service: serviceOf(found, catalogue) }
}

/** The main subject: a pack, or else an offer on request, or else the most expensive one. */
function serviceOf({ project, monthly }: Estimate, { items, packs }: Catalogue): string {
  const lines = project.length > 0 ? project : monthly
  const worth = ({ id, price }: (typeof lines)[number]) =>
    packs.some((pack) => pack.id === id) ? Number.MAX_VALUE : (price?.to ?? Number.MAX_SAFE_INTEGER)
  const [first] = lines.toSorted((a, b) => worth(b) - worth(a))
  return items.find(({ id }) => id === first?.id)?.service ?? first?.id ?? ''
}
