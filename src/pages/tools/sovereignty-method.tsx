import { graphql, type PageProps } from 'gatsby'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../../site/format'
import { headOf } from '../../site/head/PageHead'
import { Layout } from '../../site/layout/Layout'
import { Document } from '../../site/legal/Document'
import { useLanguage } from '../../site/use-language'
import { checkPath } from '../../sovereignty-check/paths'
import { Actions } from '../../ui/Actions'
import { ButtonLink } from '../../ui/ButtonLink'

/** The sovereignty check's computation, the origin of its framework, and related texts. */
export default function SovereigntyMethodPage({ data }: PageProps<Queries.SovereigntyMethodPageQuery>) {
  const { t } = useTranslation('sovereigntyMethod')
  const { language, local } = useLanguage()
  const { sovereignty } = data
  if (!sovereignty) return null
  const { source, corrections } = sovereignty
  return (
    <Layout copy={data.locales}>
      <Document title={t('title')}>
        <h2>{t('computed')}</h2>
        <p>{t('formula')}</p>
        <p>{t('limits')}</p>
        <h2>{t('why.title')}</h2>
        <p>{t('why.text')}</p>
        <h2>{t('beside.title')}</h2>
        {t('beside.items', { returnObjects: true }).map(({ title, text }) => (
          <p key={title}>
            <strong>{title}.</strong> {text}
          </p>
        ))}
        <h2>{t('sourceTitle')}</h2>
        <p>
          {t('source', {
            day: formatDay(language, source.day),
            checked: formatDay(language, source.checkedAt),
          })}{' '}
          <a href={source.url}>{source.name[language]}</a>
        </p>
        <p>{t('corrections')}</p>
        <ul>
          {corrections.map((correction) => (
            <li key={correction.en}>
              <p>{correction[language]}</p>
            </li>
          ))}
        </ul>
        <Actions>
          <ButtonLink href={local(checkPath)}>{t('back')}</ButtonLink>
        </Actions>
      </Document>
    </Layout>
  )
}

export const Head = headOf('sovereigntyMethod')

export const query = graphql`
  query SovereigntyMethodPage($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["common", "sovereigntyMethod"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      ...Copy
    }
    sovereignty {
      source { name { ...EachLanguage } url day checkedAt }
      corrections { ...EachLanguage }
    }
  }
`
