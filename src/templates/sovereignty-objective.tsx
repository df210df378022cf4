import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { useTranslation } from 'react-i18next'
import { fill } from '../site/format'
import { pageCopy } from '../site/head/copy'
import { PageHead } from '../site/head/PageHead'
import { Layout } from '../site/layout/Layout'
import type { PageContext } from '../site/page-context'
import { useLanguage } from '../site/use-language'
import { Check } from '../sovereignty-check/Check'
import { checkPath, objectivePath, resultPath } from '../sovereignty-check/paths'
import * as styles from '../sovereignty-check/SovereigntyPage.module.css'
import { Actions } from '../ui/Actions'
import { ButtonLink } from '../ui/ButtonLink'
import { Hero } from '../ui/Hero'
import { Region } from '../ui/Region'

type StepContext = PageContext & { step: number; steps: number }

/** A step of the full check: the criteria of one objective. */
export default function SovereigntyObjectivePage({
  data,
  pageContext: { step, steps },
}: PageProps<Queries.SovereigntyObjectivePageQuery, StepContext>) {
  const { t } = useTranslation('sovereigntySteps')
  const { t: form } = useTranslation('sovereignty')
  const { language, local } = useLanguage()
  const [objective] = data.sovereignty?.objectives ?? []
  if (!objective) return null
  const { june2026: june, october2025: october } = objective.weights
  const next = data.names?.objectives[step]?.name
  return (
    <Layout copy={data.locales}>
      <Hero
        legend={t('title')}
        title={t('step', { step, steps, name: objective.name })}
        lead={objective.about}
      />
      <Region>
        <Check objectives={[objective]} language={language}>
          {(withAnswers) => (
            <>
              <p>{t('weight', { june, october })}</p>
              <Actions>
                {next && (
                  <ButtonLink href={withAnswers(local(objectivePath(step + 1)))}>
                    {t('next', { name: next })}
                  </ButtonLink>
                )}
                <ButtonLink href={withAnswers(local(resultPath))} quiet={step < steps}>
                  {form('result')}
                </ButtonLink>
              </Actions>
              <nav className={styles.steps} aria-label={t('steps')}>
                <ol>
                  {data.names?.objectives.map(({ id, name }, index) => (
                    <li key={id}>
                      <a
                        href={withAnswers(local(objectivePath(index + 1)))}
                        aria-current={index + 1 === step ? 'page' : undefined}
                      >
                        {name}
                      </a>
                    </li>
                  ))}
                </ol>
                <a href={withAnswers(local(checkPath))}>{t('short')}</a>
              </nav>
            </>
          )}
        </Check>
      </Region>
    </Layout>
  )
}

export const Head = ({
  data,
  pageContext: { step, steps, i18n },
}: HeadProps<Queries.SovereigntyObjectivePageQuery, StepContext>) => {
  const { title, description } = pageCopy(data.locales, 'sovereigntySteps').meta
  const [objective] = data.sovereignty?.objectives ?? []
  const filled = (words: string) =>
    fill(words, { name: objective?.name ?? '', about: objective?.about ?? '', step, steps })
  return (
    <PageHead
      title={filled(title)}
      description={filled(description)}
      i18n={i18n}
      locales={data.locales}
      above={{ name: pageCopy(data.locales, 'sovereignty').title, path: checkPath }}
    />
  )
}

export const query = graphql`
  query SovereigntyObjectivePage($language: String!, $objective: String!) {
    locales: allLocale(
      filter: { ns: { in: ["common", "sovereignty", "sovereigntyServices", "sovereigntySteps"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      ...Copy
    }
    sovereignty {
      objectives(language: $language, only: $objective) {
        ...SovereigntyQuestions
        about
        criteria { ask }
      }
    }
    names: sovereignty {
      objectives(language: $language) { id name }
    }
  }
`
