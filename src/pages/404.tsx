import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { useTranslation } from 'react-i18next'
import { pageCopy } from '../site/head/copy'
import { PageHead } from '../site/head/PageHead'
import { Layout } from '../site/layout/Layout'
import { Document } from '../site/legal/Document'
import type { PageContext } from '../site/page-context'
import { useLanguage } from '../site/use-language'

const ways = [
  ['/', 'home'],
  ['/services', 'services'],
  ['/pricing', 'pricing'],
  ['/articles', 'articles'],
  ['/contact', 'contact'],
] as const

export default function NotFoundPage(_: PageProps<Queries.NotFoundPageQuery>) {
  const { t } = useTranslation('common')
  const { local } = useLanguage()
  return (
    <Layout>
      <Document title={t('notFound.title')}>
        <p>{t('notFound.text')}</p>
        <ul>
          {ways.map(([path, name]) => (
            <li key={path}>
              <a href={local(path)}>{t(`nav.${name}`)}</a>
            </li>
          ))}
        </ul>
      </Document>
    </Layout>
  )
}

export const Head = ({ data, pageContext }: HeadProps<Queries.NotFoundPageQuery, PageContext>) => (
  <PageHead {...pageCopy(data.locales, 'common').notFound} i18n={pageContext.i18n} unlisted />
)

export const query = graphql`
  query NotFoundPage($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["common"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      ...Copy
    }
  }
`
