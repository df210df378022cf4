import { graphql, type PageProps } from 'gatsby'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { catalogueOf } from '../estimate/catalogue'
import { Estimate } from '../estimate/Estimate'
import * as styles from '../estimate/Page.module.css'
import { headOf } from '../site/head/PageHead'
import { Layout } from '../site/layout/Layout'
import { PrintedContact } from '../site/PrintedContact'
import { useLanguage } from '../site/use-language'
import { Hero } from '../ui/Hero'
import { Region } from '../ui/Region'

export default function EstimatePage({ data, location }: PageProps<Queries.EstimatePageQuery>) {
  const { t } = useTranslation('estimate')
  const { language } = useLanguage()
  const catalogue = useMemo(() => catalogueOf(data, language), [data, language])
  return (
    <Layout copy={data.locales}>
      <div className={styles.head}>
        <Hero title={t('title')} lead={t('lead')} />
      </div>
      <Region>
        <div id="estimate">
          <Estimate catalogue={catalogue} language={language} query={location.search ?? ''} />
        </div>
        <PrintedContact />
      </Region>
    </Layout>
  )
}

export const Head = headOf('estimate')

export const query = graphql`
  query EstimatePage($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["common", "estimate"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      ...Copy
    }
    ...EstimateParts
  }
`
