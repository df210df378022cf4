import { graphql, type PageProps } from 'gatsby'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ContactDetails } from '../contact/ContactDetails'
import { ContactForm } from '../contact/ContactForm'
import { WhatNext } from '../contact/WhatNext'
import { serviceOptions } from '../offers/service-options'
import { headOf } from '../site/head/PageHead'
import { Layout } from '../site/layout/Layout'
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

export const Head = headOf('contact', { kind: 'ContactPage' })

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
