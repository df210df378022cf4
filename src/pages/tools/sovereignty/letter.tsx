import { graphql, type PageProps } from 'gatsby'
import { headOf } from '../../../site/head/PageHead'
import { Layout } from '../../../site/layout/Layout'
import { useLanguage } from '../../../site/use-language'
import { Letter } from '../../../sovereignty-check/Letter'
import { Region } from '../../../ui/Region'

export default function SovereigntyLetterPage({ data }: PageProps<Queries.SovereigntyLetterPageQuery>) {
  const { language } = useLanguage()
  const { sovereignty } = data
  if (!sovereignty) return null
  return (
    <Layout copy={data.locales}>
      <Region>
        <Letter objectives={sovereignty.objectives} language={language} day={sovereignty.source.day} />
      </Region>
    </Layout>
  )
}

export const Head = headOf('sovereigntyLetter', { unlisted: true })

export const query = graphql`
  query SovereigntyLetterPage($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["common", "sovereigntyLetter", "sovereigntyServices"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      ...Copy
    }
    sovereignty {
      source { day }
      objectives(language: $language) { ...SovereigntyAsks }
    }
  }
`
