import { graphql, type PageProps } from 'gatsby'
import { useTranslation } from 'react-i18next'
import { headOf } from '../../../site/head/PageHead'
import { Layout } from '../../../site/layout/Layout'
import { useLanguage } from '../../../site/use-language'
import { useSite } from '../../../site/use-site'
import { Result } from '../../../sovereignty-check/Result'
import * as styles from '../../../sovereignty-check/SovereigntyPage.module.css'
import { Region } from '../../../ui/Region'

export default function SovereigntyResultPage({ data }: PageProps<Queries.SovereigntyResultPageQuery>) {
  const { t } = useTranslation('sovereigntyResult')
  const { language } = useLanguage()
  const { url } = useSite()
  const { sovereignty } = data
  if (!sovereignty) return null
  return (
    <Layout copy={data.locales}>
      <Region>
        <h1 className={styles.title}>{t('pageTitle')}</h1>
        <Result objectives={sovereignty.objectives} language={language} site={url} />
      </Region>
    </Layout>
  )
}

export const Head = headOf('sovereigntyResult', { unlisted: true })

export const query = graphql`
  query SovereigntyResultPage($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["common", "sovereigntyResult", "sovereigntyServices"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      ...Copy
    }
    sovereignty {
      objectives(language: $language) { ...SovereigntyLadders }
    }
  }
`
