import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { PageHead } from '../site/head/PageHead'
import { Layout } from '../site/layout/Layout'
import type { PageContext } from '../site/page-context'
import { Styleguide } from '../styleguide/Styleguide'

export default function StyleguidePage(_: PageProps<Queries.StyleguidePageQuery>) {
  return (
    <Layout copy={null}>
      <Styleguide />
    </Layout>
  )
}

export const Head = ({ data, pageContext }: HeadProps<Queries.StyleguidePageQuery, PageContext>) => (
  <PageHead
    title="Styleguide"
    description="Styleguide"
    i18n={pageContext.i18n}
    locales={data.locales}
    unlisted
  />
)

export const query = graphql`
  query StyleguidePage($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["common", "offers", "sections", "articles", "contact", "pricing"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      ...Copy
    }
  }
`
