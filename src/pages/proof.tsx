import { graphql, type PageProps } from 'gatsby'
import { useTranslation } from 'react-i18next'
import { headOf } from '../site/head/PageHead'
import { Layout } from '../site/layout/Layout'
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

export const Head = headOf('proof')

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
