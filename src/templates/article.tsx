import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { useTranslation } from 'react-i18next'
import { listedArticle } from '../articles/list/listed-article'
import { ArticleHead } from '../articles/reading/ArticleHead'
import { ArticleView } from '../articles/reading/ArticleView'
import { ServiceLine } from '../offers/ServiceLine'
import { Layout } from '../site/layout/Layout'
import type { PageContext } from '../site/page-context'
import { useLanguage } from '../site/use-language'

type ArticleContext = PageContext & {
  slug: string
  relatedSlugs: string[]
  previousSlug: string | null
  nextSlug: string | null
}

export default function ArticlePage({
  data,
  pageContext,
}: PageProps<Queries.ArticlePageQuery, ArticleContext>) {
  const { language } = useLanguage()
  const { t } = useTranslation('articles')
  const { article, others, areas } = data
  if (!article) throw new Error(`There is no article ${pageContext.slug} in ${language}`)
  const bySlug = new Map(others.map((node) => [node.slug, listedArticle(node, language)]))
  const find = (slug: string | null) => (slug ? bySlug.get(slug) : undefined)
  const offer = areas.nodes.flatMap(({ offers }) => offers).find((known) => known.offer === article.offer)
  // Subjects without a service of their own lead to the audit.
  const area = article.tags.find((tag) => tag.area)?.area ?? 'consulting'
  return (
    <Layout copy={null}>
      <ArticleView
        article={article}
        related={pageContext.relatedSlugs.flatMap((slug) => find(slug) ?? [])}
        previous={find(pageContext.previousSlug)}
        next={find(pageContext.nextSlug)}
        service={
          <ServiceLine
            area={areas.nodes.find((known) => (offer ? known.offers.includes(offer) : known.area === area))}
            offer={offer}
            intro={t('article.service')}
            estimate={t('article.estimate')}
          />
        }
      />
    </Layout>
  )
}

export const Head = ({ data, pageContext }: HeadProps<Queries.ArticlePageQuery, ArticleContext>) =>
  data.article && <ArticleHead article={data.article} i18n={pageContext.i18n} locales={data.locales} />

export const query = graphql`
  query ArticlePage($language: String!, $id: String!, $otherSlugs: [String!]!) {
    locales: allLocale(
      filter: { ns: { in: ["common", "articles", "offers"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      ...Copy
    }
    article(id: { eq: $id }) {
      ...ArticleParts
      ...ArticleHeadParts
      offer
    }
    areas: allOfferArea(sort: { order: ASC }) {
      nodes {
        ...OfferAreaParts
      }
    }
    others: articlesBySlug(language: $language, slugs: $otherSlugs) {
      ...ArticleCardParts
    }
  }
`
