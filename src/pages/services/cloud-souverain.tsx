import { graphql, type PageProps } from 'gatsby'
import { useTranslation } from 'react-i18next'
import { ServicePage } from '../../offers/service-page/ServicePage'
import { serviceHeadOf } from '../../offers/service-page/service-head'
import { Technology } from '../../offers/service-page/Technology'
import { UseCases } from '../../offers/service-page/UseCases'
import { useTwoYears } from '../../two-years/use-two-years'
import { Entries } from '../../ui/Entries'

export default function CloudPage({ data }: PageProps<Queries.CloudPageQuery>) {
  const { t } = useTranslation('cloud')
  const problem = t('problem', { returnObjects: true })
  const useCases = t('useCases', { returnObjects: true })
  const technology = t('technology', { returnObjects: true })
  const cost = useTwoYears('cloud', data)
  return (
    <ServicePage
      area="cloud"
      data={data}
      cost={cost}
      sections={[
        { ...problem, name: 'problem', content: <Entries as="ledger" items={problem.items} /> },
        { ...useCases, name: 'useCases', content: <UseCases items={useCases.items} /> },
        { ...technology, name: 'technology', content: <Technology groups={technology.groups} /> },
      ]}
    />
  )
}

export const Head = serviceHeadOf('cloud')

export const query = graphql`
  query CloudPage($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["common", "offers", "sections", "cloud", "services", "specimens", "own-server"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      ...Copy
    }
    offerArea(area: { eq: "cloud" }) {
      ...OfferAreaParts
    }
    priceList {
      ...PriceTerms
    }
    ...TwoYearsParts
    # Where it is gone, so is the link.
    larger: article(
      slug: { eq: "quitter-hyperscaler" }
      language: { eq: $language }
      published: { eq: true }
    ) {
      slug
      title
    }
  }
`
