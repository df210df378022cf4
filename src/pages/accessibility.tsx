import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { useTranslation } from 'react-i18next'
import { pageCopy } from '../site/head/copy'
import { PageHead } from '../site/head/PageHead'
import { Layout } from '../site/layout/Layout'
import { Document } from '../site/legal/Document'
import { Mailed } from '../site/legal/Mailed'
import type { PageContext } from '../site/page-context'

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

export const Head = ({ data, pageContext }: HeadProps<Queries.AccessibilityPageQuery, PageContext>) => (
  <PageHead
    {...pageCopy(data.locales, 'accessibility').meta}
    i18n={pageContext.i18n}
    locales={data.locales}
  />
)

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
