import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ContactDetails } from '../contact/ContactDetails'
import { ContactForm } from '../contact/ContactForm'
import { WhatNext } from '../contact/WhatNext'
import { serviceOptions } from '../offers/service-options'
import { pageCopy } from '../site/head/copy'
import { PageHead } from '../site/head/PageHead'
import { Layout } from '../site/layout/Layout'
import type { PageContext } from '../site/page-context'
import { useLanguage } from '../site/use-language'
import { Columns } from '../ui/Columns'
import { Hero } from '../ui/Hero'
import { Region } from '../ui/Region'

export default function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
  const { t } = useTranslation('contact')
  const { language } = useLanguage()
  const [received, setReceived] = useState<Date>()
  return (
    <Layout copy={data.locales}>
      <Hero title={t('title')} lead={t('lead')} />
      <Region>
        <Columns
          main={<ContactForm options={serviceOptions(data, language)} onSent={setReceived} />}
          aside={
            <>
              <WhatNext received={received} />
              <ContactDetails />
            </>
          }
        />
      </Region>
    </Layout>
  )
}

export const Head = ({ data, pageContext }: HeadProps<Queries.ContactPageQuery, PageContext>) => (
  <PageHead
    {...pageCopy(data.locales, 'contact').meta}
    i18n={pageContext.i18n}
    locales={data.locales}
    kind="ContactPage"
  />
)

export const query = graphql`
  query ContactPage($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["common", "contact", "offers"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      ...Copy
    }
    ...ServiceNames
  }
`
