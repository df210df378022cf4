import { graphql, type PageProps } from 'gatsby'
import { useTranslation } from 'react-i18next'
import { ServicePage } from '../../offers/service-page/ServicePage'
import { serviceHeadOf } from '../../offers/service-page/service-head'
import { Entries } from '../../ui/Entries'

export default function SupportPage({ data }: PageProps<Queries.SupportPageQuery>) {
  const { t } = useTranslation('support')
  const managed = t('managed', { returnObjects: true })
  return (
    <ServicePage
      area="support"
      data={data}
      sections={[{ ...managed, name: 'managed', content: <Entries items={managed.items} /> }]}
    />
  )
}

export const Head = serviceHeadOf('support')

export const query = graphql`
  query SupportPage($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["common", "offers", "sections", "support", "services", "specimens"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      ...Copy
    }
    offerArea(area: { eq: "support" }) {
      ...OfferAreaParts
    }
    priceList {
      ...PriceTerms
    }
  }
`
