import { graphql, type PageProps } from 'gatsby'
import { useTranslation } from 'react-i18next'
import { headOf } from '../site/head/PageHead'
import { Layout } from '../site/layout/Layout'
import { Document } from '../site/legal/Document'
import { Fields } from '../site/legal/Fields'
import { Mailed } from '../site/legal/Mailed'
import { useLanguage } from '../site/use-language'

const identity = ['legalName', 'legalForm', 'capital', 'registration', 'vat', 'address'] as const

/** The publisher's identity, as French law requires (loi n° 2004-575, article 1-1). */
export default function LegalNoticePage({ data }: PageProps<Queries.LegalNoticePageQuery>) {
  const { t } = useTranslation('legal')
  const { local } = useLanguage()
  const { organization } = data
  if (!organization) throw new Error('content/site.yaml does not describe the organisation')
  const { legal } = organization
  const pending = Object.values(legal).includes(null)
  return (
    <Layout copy={data.locales}>
      <Document title={t('title')} note={t('intro')}>
        {pending && <p>{t('pending')}</p>}
        <h2>{t('publisher.title')}</h2>
        <Fields
          fields={[
            ...identity.map((key) => ({ label: t(`publisher.${key}`), value: legal[key] })),
            { label: t('publisher.phone'), value: organization.phone },
            { label: t('publisher.email'), value: organization.email },
          ]}
        />
        <h2>{t('director.title')}</h2>
        <Fields fields={[{ label: t('director.label'), value: legal.director }]} />
        <h2>{t('host.title')}</h2>
        <p>{t('host.text')}</p>
        <Fields
          fields={[
            { label: t('host.name'), value: legal.hostName },
            { label: t('host.address'), value: legal.hostAddress },
            { label: t('host.phone'), value: legal.hostPhone },
          ]}
        />
        <h2>{t('property.title')}</h2>
        <p>{t('property.text', { legalName: legal.legalName ?? organization.brand })}</p>
        <h2>{t('liability.title')}</h2>
        <p>
          <Mailed text={t('liability.text')} />
        </p>
        <h2>{t('data.title')}</h2>
        <p>
          {t('data.text')} <a href={local('/privacy-policy')}>{t('data.link')}</a>
        </p>
      </Document>
    </Layout>
  )
}

export const Head = headOf('legal')

export const query = graphql`
  query LegalNoticePage($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["common", "legal"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      ...Copy
    }
    organization {
      brand
      email
      phone
      legal {
        legalName
        legalForm
        capital
        registration
        vat
        address
        director
        hostName
        hostAddress
        hostPhone
      }
    }
  }
`
