import { graphql, type PageProps } from 'gatsby'
import { useTranslation } from 'react-i18next'
import { ServicePage } from '../../offers/service-page/ServicePage'
import { serviceHeadOf } from '../../offers/service-page/service-head'
import { Entries } from '../../ui/Entries'

export default function ConsultingPage({ data }: PageProps<Queries.ConsultingPageQuery>) {
  const { t } = useTranslation('consulting')
  const services = t('services', { returnObjects: true })
  return (
    <ServicePage
      area="consulting"
      data={data}
      sections={[{ ...services, name: 'services', content: <Entries as="ledger" items={services.items} /> }]}
    />
  )
}

export const Head = serviceHeadOf('consulting')

export const query = graphql`
  query ConsultingPage($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["common", "offers", "sections", "consulting", "services", "specimens"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      ...Copy
    }
    offerArea(area: { eq: "consulting" }) {
      ...OfferAreaParts
    }
    priceList {
      ...PriceTerms
    }
  }
`
