import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { useTranslation } from 'react-i18next'
import { pageCopy } from '../site/head/copy'
import { PageHead } from '../site/head/PageHead'
import { Layout } from '../site/layout/Layout'
import type { PageContext } from '../site/page-context'
import { Proof } from '../site/proof/Proof'
import { Hero } from '../ui/Hero'

export default function ProofPage({ data }: PageProps<Queries.ProofPageQuery>) {
  const { t } = useTranslation('proof')
  return (
    <Layout copy={data.locales}>
      <Hero title={t('title')} lead={t('lead')} />
      <Proof />
    </Layout>
  )
}

export const Head = ({ data, pageContext }: HeadProps<Queries.ProofPageQuery, PageContext>) => (
  <PageHead {...pageCopy(data.locales, 'proof').meta} i18n={pageContext.i18n} locales={data.locales} />
)

export const query = graphql`
  query ProofPage($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["common", "proof"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      ...Copy
    }
  }
`
