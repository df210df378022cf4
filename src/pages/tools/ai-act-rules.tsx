import { graphql, type PageProps } from 'gatsby'
import { useTranslation } from 'react-i18next'
import file from '../../../content/ai-act.yaml'
import { AllRules } from '../../ai-act-check/AllRules'
import { checkPath } from '../../ai-act-check/paths'
import { headOf } from '../../site/head/PageHead'
import { inLanguage } from '../../site/in-language'
import { Layout } from '../../site/layout/Layout'
import { useLanguage } from '../../site/use-language'
import { Actions } from '../../ui/Actions'
import { ButtonLink } from '../../ui/ButtonLink'
import { Hero } from '../../ui/Hero'
import { Region } from '../../ui/Region'

/** The rules of the AI Act check as a document. */
export default function AiActRulesPage({ data: { build, locales } }: PageProps<Queries.AiActRulesPageQuery>) {
  const { t } = useTranslation('aiActRules')
  const { language, local } = useLanguage()
  if (!build) throw new Error('The build has no day')
  return (
    <Layout copy={locales}>
      <Hero title={t('title')} lead={t('lead')} />
      <Region>
        <AllRules rules={inLanguage(file, language)} language={language} day={build.day} />
        <Actions>
          <ButtonLink href={local(checkPath)}>{t('back')}</ButtonLink>
        </Actions>
      </Region>
    </Layout>
  )
}

export const Head = headOf('aiActRules')

export const query = graphql`
  query AiActRulesPage($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["common", "ai-act", "aiActRules"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      ...Copy
    }
    build {
      day
    }
  }
`
