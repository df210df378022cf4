import { each, once, sumOf } from '../own-server/cost'
import { type InLanguage, inLanguage } from '../site/in-language'
import type { Language } from '../site/languages'

type File = typeof import('../../content/two-years.yaml')['default']
type FigureEntry = typeof import('../../content/figures.yaml')['default'][number]
export type Offer = Pick<Queries.OfferPartsFragment, 'offer' | 'name' | 'price'>

/** One line of the sum, in whole cents. */
export type Line = {
  id: 'setUp' | 'server' | 'support' | 'work'
  name: string
  monthly: number
  total: number
  /** The external source of the price, if any. */
  figure?: InLanguage<FigureEntry>
}

export type TwoYears = {
  about: string
  lines: readonly Line[]
  monthly: number
  total: number
  /** The client's own work: hours per month, cost per hour in cents, the work, the day of the estimate. */
  own: { hours: number; rate: number; work: string; day: string }
}

export const months = 24

/**
 * Computes the cost of an area's case over two years; undefined if the file has none.
 *
 * @throws if the case cites an unknown offer or rent
 */
export function twoYears(
  area: File['cases'][number]['area'],
  file: File,
  figures: readonly FigureEntry[],
  offers: readonly Offer[],
  language: Language,
): TwoYears | undefined {
  const found = file.cases.find((one) => one.area === area)
  if (!found) return undefined
  const { about, servers, hours, work, ...cited } = inLanguage(found, language)
  const priced = (id: string) => {
    const offer = offers.find((one) => one.offer === id)
    if (!offer?.price) throw new Error(`content/two-years.yaml: there is no offer ${id} with a price`)
    return { name: offer.name[language], amount: offer.price.amount }
  }
  const rent = (id: string) => {
    const figure = figures.find((one) => one.id === id)
    if (typeof figure?.value !== 'number')
      throw new Error(`content/two-years.yaml: there is no rent ${id} in content/figures.yaml`)
    return { figure: inLanguage(figure, language), amount: figure.value }
  }
  const installed = priced(cited.offer)
  const plan = priced(cited.plan)
  const lines = [
    { name: installed.name, ...once('setUp', installed.amount, { months }) },
    ...servers.map(({ name, month }) => {
      const { figure, amount } = rent(month)
      return { name, figure, ...each('server', amount, { months }) }
    }),
    { name: plan.name, ...each('support', plan.amount, { months }) },
    { name: '', ...each('work', hours * file.hourRate, { months }) },
  ]
  return {
    about,
    lines,
    ...sumOf(lines),
    own: { hours, rate: file.hourRate * 100, work, day: file.estimatedOn },
  }
}
