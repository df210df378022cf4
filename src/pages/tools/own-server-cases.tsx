import { graphql, type PageProps } from 'gatsby'
import { useTranslation } from 'react-i18next'
import figures from '../../../content/figures.yaml'
import file from '../../../content/own-server.yaml'
import { Cases } from '../../own-server/Cases'
import * as styles from '../../own-server/Cases.module.css'
import { catalogueOf } from '../../own-server/catalogue'
import { offersOf } from '../../own-server/offers'
import { calculatorPath } from '../../own-server/paths'
import { Sources } from '../../own-server/Sources'
import { words } from '../../own-server/say'
import { casesOf } from '../../own-server/worked-cases'
import { headOf } from '../../site/head/PageHead'
import { Layout } from '../../site/layout/Layout'
import { useLanguage } from '../../site/use-language'
import { Actions } from '../../ui/Actions'
import { ButtonLink } from '../../ui/ButtonLink'
import { Hero } from '../../ui/Hero'
import { Region } from '../../ui/Region'

/** The worked cases of the calculator as a document. */
export default function OwnServerCasesPage({ data }: PageProps<Queries.OwnServerCasesPageQuery>) {
  const { t } = useTranslation('ownServerCases')
  const { t: ofCalculator } = useTranslation('own-server')
  const { language, local } = useLanguage()
  if (!data.build) throw new Error('The build has no day')
  const { day } = data.build
  const catalogue = catalogueOf(file, figures, offersOf(data, language), language)
  const cases = casesOf(catalogue)
  const say = words(ofCalculator, language)
  return (
    <Layout copy={data.locales}>
      <Hero title={t('title')} lead={t('lead')} />
      <Region>
        <div className={styles.page}>
          <Cases cases={cases} day={day} calculator={local(calculatorPath)} say={say} />
          <Sources
            catalogue={catalogue}
            compared={cases.map(({ result }) => result.of)}
            today={day}
            say={say}
          />
          <Actions>
            <ButtonLink href={local(calculatorPath)}>{t('back')}</ButtonLink>
          </Actions>
        </div>
      </Region>
    </Layout>
  )
}

export const Head = headOf('ownServerCases')

export const query = graphql`
  query OwnServerCasesPage($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["common", "own-server", "ownServerCases"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      ...Copy
    }
    ...OwnServerParts
  }
`
