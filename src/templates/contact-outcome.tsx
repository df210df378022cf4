import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { useTranslation } from 'react-i18next'
import { bodyLimit } from '../contact/body-limit'
import type { Outcome } from '../contact/outcomes'
import { WhatNext } from '../contact/WhatNext'
import { pageCopy } from '../site/head/copy'
import { PageHead } from '../site/head/PageHead'
import { Layout } from '../site/layout/Layout'
import { Document } from '../site/legal/Document'
import type { PageContext } from '../site/page-context'
import { useLanguage } from '../site/use-language'
import { useSite } from '../site/use-site'
import { Actions } from '../ui/Actions'
import { ButtonLink } from '../ui/ButtonLink'

type OutcomeContext = PageContext & { outcome: Outcome }

/** The response page for a message sent without JavaScript. */
export default function ContactOutcomePage({
  data,
  pageContext,
}: PageProps<Queries.ContactOutcomePageQuery, OutcomeContext>) {
  const { t } = useTranslation('contact')
  const { local } = useLanguage()
  const { email } = useSite()
  const { outcome } = pageContext
  return (
    <Layout copy={data.locales}>
      {outcome === 'sent' ? (
        <Document title={t('sent.title')}>
          <p>{t('status.success')}</p>
          <WhatNext />
          <Actions>
            <ButtonLink href={local('/')}>{t('sent.back')}</ButtonLink>
          </Actions>
        </Document>
      ) : (
        <Document title={t('notSent.title')}>
          <p>{t(`notSent.${outcome}`, { limit: bodyLimit / 1024 })}</p>
          <p>
            {t('notSent.keep')} <a href={`mailto:${email}`}>{email}</a>
          </p>
          <Actions>
            <ButtonLink href={local('/contact')}>{t('notSent.back')}</ButtonLink>
          </Actions>
        </Document>
      )}
    </Layout>
  )
}

export const Head = ({ data, pageContext }: HeadProps<Queries.ContactOutcomePageQuery, OutcomeContext>) => {
  const { title, description } = pageCopy(data.locales, 'contact')[
    pageContext.outcome === 'sent' ? 'sent' : 'notSent'
  ]
  return (
    <PageHead
      title={title}
      description={description}
      i18n={pageContext.i18n}
      locales={data.locales}
      unlisted
    />
  )
}

export const query = graphql`
  query ContactOutcomePage($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["common", "contact"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      ...Copy
    }
  }
`
