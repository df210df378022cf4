import { graphql, type PageProps } from 'gatsby'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import file from '../../../content/ai-act.yaml'
import { AiActCheck } from '../../ai-act-check/AiActCheck'
import * as styles from '../../ai-act-check/AiActPage.module.css'
import { headOf } from '../../site/head/PageHead'
import { inLanguage } from '../../site/in-language'
import { Layout } from '../../site/layout/Layout'
import { useLanguage } from '../../site/use-language'
import { useSite } from '../../site/use-site'
import { Hero } from '../../ui/Hero'
import { Region } from '../../ui/Region'

export default function AiActPage({ data: { build, locales } }: PageProps<Queries.AiActPageQuery>) {
  const { t } = useTranslation('ai-act')
  const { language } = useLanguage()
  const { url } = useSite()
  const rules = useMemo(() => inLanguage(file, language), [language])
  if (!build) throw new Error('The build has no day')
  return (
    <Layout copy={locales}>
      <div className={styles.head}>
        <Hero title={t('title')} lead={t('lead')}>
          <noscript>
            <p>{t('noScript')}</p>
          </noscript>
        </Hero>
      </div>
      <Region>
        <AiActCheck rules={rules} language={language} buildDay={build.day} url={url} />
      </Region>
    </Layout>
  )
}

export const Head = headOf('ai-act')

export const query = graphql`
  query AiActPage($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["common", "ai-act"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      ...Copy
    }
    build {
      day
    }
  }
`
