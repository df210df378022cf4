import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { useTranslation } from 'react-i18next'
import { pageCopy } from '../site/head/copy'
import { PageHead } from '../site/head/PageHead'
import { Layout } from '../site/layout/Layout'
import { Document } from '../site/legal/Document'
import type { PageContext } from '../site/page-context'
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

export const Head = ({ data, pageContext }: HeadProps<Queries.SiteMapPageQuery, PageContext>) => (
  <PageHead {...pageCopy(data.locales, 'siteMap').meta} i18n={pageContext.i18n} locales={data.locales} />
)

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
