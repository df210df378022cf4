import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { useTranslation } from 'react-i18next'
import { FeedAlternates } from '../articles/FeedAlternates'
import { ArticleBrowser } from '../articles/list/ArticleBrowser'
import type { Category } from '../articles/list/Categories'
import { FeedLinks } from '../articles/list/FeedLinks'
import { listedArticle } from '../articles/list/listed-article'
import { listPath } from '../articles/paths'
import { fill } from '../site/format'
import { pageCopy } from '../site/head/copy'
import { PageHead } from '../site/head/PageHead'
import { asLanguage } from '../site/languages'
import { Layout } from '../site/layout/Layout'
import type { PageContext } from '../site/page-context'
import { useLanguage } from '../site/use-language'
import { Region } from '../ui/Region'

type ListContext = PageContext & {
  category: string | null
  categories: Category[]
  page: number
  total: number
}

/** The list of articles, one of its categories, or one of its pages. */
export default function ArticleListPage({
  data,
  pageContext,
}: PageProps<Queries.ArticleListPageQuery, ListContext>) {
  const { t } = useTranslation('articles')
  const { language } = useLanguage()
  const { category, categories, page, total } = pageContext
  const name = categories.find(({ id }) => id === category)?.name
  return (
    <Layout copy={data.locales}>
      <Region>
        <ArticleBrowser
          title={name ? `${t('title')} · ${name}` : t('title')}
          lead={t('lead')}
          built={{
            query: { category: category ?? '', q: '', page },
            articles: data.articles.map((node) => listedArticle(node, language)),
            categories,
            total,
          }}
        />
        <FeedLinks />
      </Region>
    </Layout>
  )
}

export const Head = ({ data, pageContext }: HeadProps<Queries.ArticleListPageQuery, ListContext>) => {
  const copy = pageCopy(data.locales, 'articles')
  const { category, categories, page, i18n } = pageContext
  const name = categories.find(({ id }) => id === category)?.name
  const { title, description } = name ? copy.meta.category : copy.meta
  const named = (text: string) => fill(text, { name: name ?? '' })
  const further = page > 1 ? fill(copy.page, { page }) : undefined
  return (
    <PageHead
      title={further ? `${named(title)} – ${further}` : named(title)}
      description={further ? `${named(description)} (${further})` : named(description)}
      i18n={i18n}
      locales={data.locales}
      kind="CollectionPage"
      above={name && category && page > 1 ? { name, path: listPath({ category }) } : undefined}
    >
      <FeedAlternates language={asLanguage(i18n.language)} />
    </PageHead>
  )
}

export const query = graphql`
  query ArticleListPage($language: String!, $slugs: [String!]!) {
    locales: allLocale(
      filter: { ns: { in: ["common", "articles"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      ...Copy
    }
    articles: articlesBySlug(language: $language, slugs: $slugs) {
      ...ArticleCardParts
    }
  }
`
