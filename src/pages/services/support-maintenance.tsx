import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { useTranslation } from 'react-i18next'
import { ServiceHead } from '../../offers/service-page/ServiceHead'
import { ServicePage } from '../../offers/service-page/ServicePage'
import type { PageContext } from '../../site/page-context'
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

export const Head = (props: HeadProps<Queries.SupportPageQuery, PageContext>) => (
  <ServiceHead {...props} area="support" />
)

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
