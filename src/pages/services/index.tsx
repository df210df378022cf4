import { graphql, type PageProps } from 'gatsby'
import { useTranslation } from 'react-i18next'
import { FirstStep } from '../../offers/FirstStep'
import { PriceNote } from '../../offers/PriceNote'
import { ServiceCards } from '../../offers/ServiceCards'
import { Closing } from '../../offers/service-page/Closing'
import { ServicesDial } from '../../offers/service-page/ServiceDial'
import { headOf } from '../../site/head/PageHead'
import { Layout } from '../../site/layout/Layout'
import { Hero } from '../../ui/Hero'
import { Section } from '../../ui/Section'

export default function ServicesPage({ data }: PageProps<Queries.ServicesPageQuery>) {
  const { t } = useTranslation('services')
  const { t: common } = useTranslation('common')
  return (
    <Layout copy={data.locales}>
      <Hero title={t('hero.title')} lead={t('hero.lead')} drawing={<ServicesDial areas={data.areas.nodes} />}>
        <FirstStep areas={data.areas.nodes} />
      </Hero>
      <Section legend={common('nav.services')} title={common('nav.overview')}>
        <ServiceCards areas={data.areas.nodes} />
        {data.priceList && <PriceNote {...data.priceList} />}
      </Section>
      <Closing title={t('closing.title')} text={t('closing.text')} />
    </Layout>
  )
}

export const Head = headOf('services', { kind: 'CollectionPage' })

export const query = graphql`
  query ServicesPage($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["common", "offers", "services"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      ...Copy
    }
    areas: allOfferArea(sort: { order: ASC }) {
      nodes {
        ...OfferAreaParts
      }
    }
    priceList {
      ...PriceTerms
    }
  }
`
