import { graphql, type PageProps } from 'gatsby'
import { useTranslation } from 'react-i18next'
import { ServicePage } from '../../offers/service-page/ServicePage'
import { serviceHeadOf } from '../../offers/service-page/service-head'
import { Technology } from '../../offers/service-page/Technology'
import { Entries } from '../../ui/Entries'

export default function AutomationPage({ data }: PageProps<Queries.AutomationPageQuery>) {
  const { t } = useTranslation('automation')
  const problem = t('problem', { returnObjects: true })
  const useCases = t('useCases', { returnObjects: true })
  const technology = t('technology', { returnObjects: true })
  return (
    <ServicePage
      area="automation"
      data={data}
      sections={[
        { ...problem, name: 'problem', content: <Entries as="ledger" items={problem.items} /> },
        { ...useCases, name: 'useCases', content: <Entries items={useCases.items} /> },
        { ...technology, name: 'technology', content: <Technology groups={technology.groups} /> },
      ]}
    />
  )
}

export const Head = serviceHeadOf('automation')

export const query = graphql`
  query AutomationPage($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["common", "offers", "sections", "automation", "services", "specimens"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      ...Copy
    }
    offerArea(area: { eq: "automation" }) {
      ...OfferAreaParts
    }
    priceList {
      ...PriceTerms
    }
  }
`
