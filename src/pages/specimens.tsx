import { graphql, type PageProps } from 'gatsby'
import { useTranslation } from 'react-i18next'
import { Sheets } from '../offers/specimens/Sheets'
import { headOf } from '../site/head/PageHead'
import { Layout } from '../site/layout/Layout'
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

export const Head = headOf('specimens')

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
