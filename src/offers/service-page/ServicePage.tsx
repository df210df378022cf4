import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type sections from '../../../content/copy/en/sections.json'
import { Layout } from '../../site/layout/Layout'
import { type ServiceArea, servicePages } from '../../site/service-pages'
import { startingOffer } from '../../site/starting-offer'
import { Section } from '../../ui/Section'
import { OfferCards } from '../OfferCards'
import type { Offer } from '../price-list'
import { SpecimenLink } from '../specimens/SpecimenLink'
import { Closing } from './Closing'
import { ServiceHero } from './ServiceHero'

type SectionName = keyof typeof sections.names

/** What every service page queries. */
export type ServiceData = {
  locales: Queries.CopyFragment
  offerArea: { readonly offers: readonly Offer[] } | null
  priceList: Queries.PriceTermsFragment | null
}

type Props = {
  area: ServiceArea
  /** The sections between the problem and the packages. */
  sections: readonly { name: SectionName; title: string; intro: string; content: ReactNode }[]
  /** The cost of a case over two years. */
  cost?: { intro: string; content: ReactNode } | undefined
  data: ServiceData
}

/** A service page: introduction, its own sections, its packages, and the next steps. */
export function ServicePage({ area, sections, cost, data }: Props) {
  const { t } = useTranslation('sections')
  const { t: own } = useTranslation(area)
  const hero = own('hero', { returnObjects: true })
  const packages = own('packages', { returnObjects: true })
  const closing = own('closing', { returnObjects: true })
  const offers = data.offerArea?.offers ?? []
  if (!data.priceList) throw new Error('content/offers/price-list.yaml is missing')
  const legend = t(`names.${servicePages.find((page) => page.area === area)?.offers ?? 'offers'}`)
  return (
    <Layout copy={data.locales}>
      <ServiceHero area={area} {...hero} packages={legend} offers={offers} />
      {sections.map(({ name, title, intro, content }) => (
        <Section key={name} legend={t(`names.${name}`)} title={title} intro={intro}>
          {content}
        </Section>
      ))}
      <Section id="packages" legend={legend} title={packages.title} intro={packages.intro}>
        <OfferCards
          offers={offers}
          terms={data.priceList}
          action={area === 'support' ? 'subscribe' : 'quote'}
        />
        <SpecimenLink area={area} />
      </Section>
      {cost && (
        <Section legend={t('names.twoYears')} title={t('twoYears.title')} intro={cost.intro}>
          {cost.content}
        </Section>
      )}
      <Closing title={closing.title} text={closing.text} offer={startingOffer(offers)?.offer} />
    </Layout>
  )
}
