import { graphql, type PageProps } from 'gatsby'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../../../site/format'
import { headOf } from '../../../site/head/PageHead'
import { Layout } from '../../../site/layout/Layout'
import { useLanguage } from '../../../site/use-language'
import { Check } from '../../../sovereignty-check/Check'
import { methodPath, objectivePath, resultPath } from '../../../sovereignty-check/paths'
import * as styles from '../../../sovereignty-check/SovereigntyPage.module.css'
import { Actions } from '../../../ui/Actions'
import { ButtonLink } from '../../../ui/ButtonLink'
import { Hero } from '../../../ui/Hero'
import { Region } from '../../../ui/Region'

/** The short check. */
export default function SovereigntyPage({ data }: PageProps<Queries.SovereigntyPageQuery>) {
  const { t } = useTranslation('sovereignty')
  const { language, local } = useLanguage()
  const { sovereignty } = data
  return (
    <Layout copy={data.locales}>
      <Hero title={t('title')} lead={t('lead')} />
      <Region>
        <div className={styles.about}>
          <p>{t('about', { day: formatDay(language, sovereignty?.source.day ?? '') })}</p>
          <p>
            <a href={local(methodPath)}>{t('method')}</a>
          </p>
        </div>
        <Check objectives={sovereignty?.objectives ?? []} language={language} mixed>
          {(withAnswers) => (
            <Actions>
              <ButtonLink href={withAnswers(local(resultPath))}>{t('result')}</ButtonLink>
              <ButtonLink href={withAnswers(local(objectivePath(1)))} quiet>
                {t('full')}
              </ButtonLink>
            </Actions>
          )}
        </Check>
      </Region>
    </Layout>
  )
}

export const Head = headOf('sovereignty')

export const query = graphql`
  query SovereigntyPage($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["common", "sovereignty", "sovereigntyServices"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      ...Copy
    }
    sovereignty {
      source { day }
      objectives(language: $language, short: true) { ...SovereigntyQuestions }
    }
  }
`
