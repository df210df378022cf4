import { graphql, type PageProps } from 'gatsby'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import figures from '../../../content/figures.yaml'
import file from '../../../content/own-server.yaml'
import { Calculator } from '../../own-server/Calculator'
import { catalogueOf } from '../../own-server/catalogue'
import { offersOf } from '../../own-server/offers'
import { headOf } from '../../site/head/PageHead'
import { Layout } from '../../site/layout/Layout'
import { useLanguage } from '../../site/use-language'
import { useSite } from '../../site/use-site'
import { Hero } from '../../ui/Hero'
import { Region } from '../../ui/Region'

export default function OwnServerPage({ data }: PageProps<Queries.OwnServerPageQuery>) {
  const { t } = useTranslation('own-server')
  const { language } = useLanguage()
  const { url } = useSite()
  const catalogue = useMemo(
    () => catalogueOf(file, figures, offersOf(data, language), language),
    [data, language],
  )
  const { people, questions } = catalogue.start
  return (
    <Layout copy={data.locales}>
      <Hero title={t('title')} lead={t('lead')}>
        <noscript>
          <p>{t('noScript', { people, questions })}</p>
        </noscript>
      </Hero>
      <Region>
        <Calculator catalogue={catalogue} language={language} url={url} />
      </Region>
    </Layout>
  )
}

export const Head = headOf('own-server')

export const query = graphql`
  query OwnServerPage($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["common", "own-server"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      ...Copy
    }
    ...OwnServerParts
  }
`
