import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { useTranslation } from 'react-i18next'
import { ServiceHead } from '../../offers/service-page/ServiceHead'
import { ServicePage } from '../../offers/service-page/ServicePage'
import { pageCopy } from '../../site/head/copy'
import { Layout } from '../../site/layout/Layout'
import type { PageContext } from '../../site/page-context'
import { Entries } from '../../ui/Entries'

export default function SupportPage({ data }: PageProps<Queries.SupportPageQuery>) {
  const { t } = useTranslation('support')
  const managed = t('managed', { returnObjects: true })
  return (
    <Layout copy={data.locales}>
      <ServicePage
        area="support"
        hero={t('hero', { returnObjects: true })}
        packages={t('packages', { returnObjects: true })}
        closing={t('closing', { returnObjects: true })}
        offers={data.offerArea?.offers}
        terms={data.priceList}
        sections={[{ ...managed, name: 'managed', content: <Entries items={managed.items} /> }]}
      />
    </Layout>
  )
}

export const Head = ({ data, pageContext }: HeadProps<Queries.SupportPageQuery, PageContext>) => (
  <ServiceHead meta={pageCopy(data.locales, 'support').meta} i18n={pageContext.i18n} data={data} />
)

export const query = graphql`
  query SupportPage($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["common", "sections", "support", "services", "specimens"] }, language: { eq: $language } }
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
