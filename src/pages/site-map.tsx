import { graphql, type PageProps } from 'gatsby'
import { useTranslation } from 'react-i18next'
import { headOf } from '../site/head/PageHead'
import { Layout } from '../site/layout/Layout'
import { Document } from '../site/legal/Document'
import { SiteMap } from '../site/SiteMap'

export default function SiteMapPage({ data }: PageProps<Queries.SiteMapPageQuery>) {
  const { t } = useTranslation('siteMap')
  return (
    <Layout copy={data.locales}>
      <Document title={t('meta.title')}>
        <SiteMap />
      </Document>
    </Layout>
  )
}

export const Head = headOf('siteMap')

export const query = graphql`
  query SiteMapPage($language: String!) {
    locales: allLocale(
      filter: {
        ns: {
          in: [
            "common"
            "siteMap"
            "tools"
            "sovereigntyMethod"
            "aiActRules"
            "ownServerCases"
            "specimens"
            "proof"
          ]
        }
        language: { eq: $language }
      }
      sort: { ns: ASC }
    ) {
      ...Copy
    }
  }
`
