import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { useTranslation } from 'react-i18next'
import { pageCopy } from '../../site/head/copy'
import { PageHead } from '../../site/head/PageHead'
import { Layout } from '../../site/layout/Layout'
import type { PageContext } from '../../site/page-context'
import { ToolList } from '../../site/tools/ToolList'
import { Hero } from '../../ui/Hero'
import { Region } from '../../ui/Region'

export default function ToolsPage({ data }: PageProps<Queries.ToolsPageQuery>) {
  const { t } = useTranslation('tools')
  return (
    <Layout copy={data.locales}>
      <Hero title={t('title')} lead={t('lead')} />
      <Region>
        <ToolList />
      </Region>
    </Layout>
  )
}

export const Head = ({ data, pageContext }: HeadProps<Queries.ToolsPageQuery, PageContext>) => (
  <PageHead {...pageCopy(data.locales, 'tools').meta} i18n={pageContext.i18n} locales={data.locales} />
)

export const query = graphql`
  query ToolsPage($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["common", "tools"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      ...Copy
    }
  }
`
