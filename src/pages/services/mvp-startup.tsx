import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { useTranslation } from 'react-i18next'
import { ServiceHead } from '../../offers/service-page/ServiceHead'
import { ServicePage } from '../../offers/service-page/ServicePage'
import { Technology } from '../../offers/service-page/Technology'
import { pageCopy } from '../../site/head/copy'
import { Layout } from '../../site/layout/Layout'
import type { PageContext } from '../../site/page-context'
import { Entries } from '../../ui/Entries'

export default function MvpPage({ data }: PageProps<Queries.MvpPageQuery>) {
  const { t } = useTranslation('mvp')
  const approach = t('approach', { returnObjects: true })
  const technology = t('technology', { returnObjects: true })
  return (
    <Layout copy={data.locales}>
      <ServicePage
        area="mvp"
        hero={t('hero', { returnObjects: true })}
        packages={t('packages', { returnObjects: true })}
        closing={t('closing', { returnObjects: true })}
        offers={data.offerArea?.offers}
        terms={data.priceList}
        sections={[
          { ...approach, name: 'approach', content: <Entries as="steps" items={approach.steps} /> },
          { ...technology, name: 'technology', content: <Technology groups={technology.groups} /> },
        ]}
      />
    </Layout>
  )
}

export const Head = ({ data, pageContext }: HeadProps<Queries.MvpPageQuery, PageContext>) => (
  <ServiceHead meta={pageCopy(data.locales, 'mvp').meta} i18n={pageContext.i18n} data={data} />
)

export const query = graphql`
  query MvpPage($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["common", "sections", "mvp", "services", "specimens"] }, language: { eq: $language } }
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
