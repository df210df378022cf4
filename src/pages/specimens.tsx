import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { useTranslation } from 'react-i18next'
import { Sheets } from '../offers/specimens/Sheets'
import { pageCopy } from '../site/head/copy'
import { PageHead } from '../site/head/PageHead'
import { Layout } from '../site/layout/Layout'
import type { PageContext } from '../site/page-context'
import { Hero } from '../ui/Hero'
import { Region } from '../ui/Region'

export default function SpecimensPage({ data }: PageProps<Queries.SpecimensPageQuery>) {
  const { t } = useTranslation('specimens')
  return (
    <Layout copy={data.locales}>
      <Hero title={t('hero.title')} lead={t('hero.lead')} />
      <Region>
        <Sheets areas={data.areas.nodes} stages={data.priceList?.stages ?? []} />
      </Region>
    </Layout>
  )
}

export const Head = ({ data, pageContext }: HeadProps<Queries.SpecimensPageQuery, PageContext>) => (
  <PageHead {...pageCopy(data.locales, 'specimens').meta} i18n={pageContext.i18n} locales={data.locales} />
)

export const query = graphql`
  query SpecimensPage($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["common", "offers", "specimens"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      ...Copy
    }
    areas: allOfferArea(filter: { area: { eq: "mvp" } }) {
      nodes {
        ...OfferAreaParts
      }
    }
    priceList {
      stages
    }
  }
`
