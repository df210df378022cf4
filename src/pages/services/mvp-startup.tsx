import { graphql, type PageProps } from 'gatsby'
import { useTranslation } from 'react-i18next'
import { ServicePage } from '../../offers/service-page/ServicePage'
import { serviceHeadOf } from '../../offers/service-page/service-head'
import { Technology } from '../../offers/service-page/Technology'
import { Entries } from '../../ui/Entries'

export default function MvpPage({ data }: PageProps<Queries.MvpPageQuery>) {
  const { t } = useTranslation('mvp')
  const approach = t('approach', { returnObjects: true })
  const technology = t('technology', { returnObjects: true })
  return (
    <ServicePage
      area="mvp"
      data={data}
      sections={[
        { ...approach, name: 'approach', content: <Entries as="steps" items={approach.steps} /> },
        { ...technology, name: 'technology', content: <Technology groups={technology.groups} /> },
      ]}
    />
  )
}

export const Head = serviceHeadOf('mvp')

export const query = graphql`
  query MvpPage($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["common", "offers", "sections", "mvp", "services", "specimens"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      ...Copy
    }
    offerArea(area: { eq: "mvp" }) {
      ...OfferAreaParts
    }
    priceList {
      ...PriceTerms
    }
  }
`
