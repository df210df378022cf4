import figures from '../../content/figures.yaml'
import cases from '../../content/two-years.yaml'
import { useLanguage } from '../site/use-language'
import { type Offer, twoYears } from './compute'
import { TwoYearsTable } from './TwoYearsTable'

type Data = Queries.TwoYearsPartsFragment & {
  offerArea: { offers: readonly Offer[] } | null
  larger?: { slug: string; title: string } | null
}

/**
 * Returns the cost of an area's case over two years, for its service page; undefined if content/two-years.yaml has
 * none.
 *
 * @throws if the case cites an unknown offer or rent
 */
export function useTwoYears(area: (typeof cases.cases)[number]['area'], data: Data) {
  const { language } = useLanguage()
  if (!data.build) throw new Error('The build has no day')
  const offers = [...(data.offerArea?.offers ?? []), ...(data.support?.offers ?? [])]
  const cost = twoYears(area, cases, figures, offers, language)
  return (
    cost && {
      intro: cost.about,
      content: <TwoYearsTable {...cost} today={data.build.day} article={data.larger} />,
    }
  )
}
