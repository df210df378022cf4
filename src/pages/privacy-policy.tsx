import { graphql, type PageProps } from 'gatsby'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../site/format'
import { headOf } from '../site/head/PageHead'
import { Layout } from '../site/layout/Layout'
import { Document } from '../site/legal/Document'
import { Mailed } from '../site/legal/Mailed'
import { useLanguage } from '../site/use-language'

const sections = ['introduction', 'collection', 'usage', 'cookies', 'security', 'rights', 'contact'] as const

/** The date of the last change in substance. */
const updated = '2026-11-30'

export default function PrivacyPolicyPage({ data }: PageProps<Queries.PrivacyPolicyPageQuery>) {
  const { t } = useTranslation('privacy')
  const { language } = useLanguage()
  return (
    <Layout copy={data.locales}>
      <Document title={t('title')} note={t('updated', { date: formatDay(language, updated) })}>
        {sections.map((section) => (
          <section key={section} data-section={section}>
            <h2>{t(`sections.${section}.title`)}</h2>
            {t(`sections.${section}.paragraphs`, { returnObjects: true }).map((paragraph) => (
              <p key={paragraph}>
                <Mailed text={paragraph} />
              </p>
            ))}
          </section>
        ))}
      </Document>
    </Layout>
  )
}

export const Head = headOf('privacy')

export const query = graphql`
  query PrivacyPolicyPage($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["common", "privacy"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      ...Copy
    }
  }
`
