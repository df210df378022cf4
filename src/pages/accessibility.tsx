import { graphql, type PageProps } from 'gatsby'
import { useTranslation } from 'react-i18next'
import { headOf } from '../site/head/PageHead'
import { Layout } from '../site/layout/Layout'
import { Document } from '../site/legal/Document'
import { Mailed } from '../site/legal/Mailed'

export default function AccessibilityPage({ data }: PageProps<Queries.AccessibilityPageQuery>) {
  const { t } = useTranslation('accessibility')
  return (
    <Layout copy={data.locales}>
      <Document title={t('title')}>
        {t('paragraphs', { returnObjects: true }).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <h2>{t('reach.title')}</h2>
        <p>
          <Mailed text={t('reach.text')} />
        </p>
      </Document>
    </Layout>
  )
}

export const Head = headOf('accessibility')

export const query = graphql`
  query AccessibilityPage($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["common", "accessibility"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      ...Copy
    }
  }
`
