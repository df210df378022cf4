import path from 'node:path'
import type { Actions, CreatePagesArgs } from 'gatsby'
import { featuredFirst, newestFirst } from '../../articles/order'
import { articlePath, articlesPerPage, listPath, pageCount } from '../../articles/paths'
import { relatedArticles } from '../../articles/related'
import { type GraphQL, runQuery } from '../../outputs/run-query'
import { type Language, languages, localPath, originalLanguage } from '../../site/languages'
import { articleId } from '../articles/create-article-node'
import { i18nContext } from './i18n-context'

type Tag = { tag: string; name: Record<Language, string> }
type Article = { slug: string; language: Language; publishedAt: string; featured: boolean; tags: Tag[] }
type Data = { articles: { nodes: Article[] } }

const query = /* GraphQL */ `
  {
    articles: allArticle(filter: { published: { eq: true } }) {
      nodes { slug language publishedAt featured tags { tag name { en fr } } }
    }
  }
`

const articleTemplate = path.resolve('src/templates/article.tsx')
const listTemplate = path.resolve('src/templates/article-list.tsx')

/** Translations need the version of their original, which is known once the original's page has been queried. */
const originalFirst = languages.toSorted(
  (a, b) => Number(b === originalLanguage) - Number(a === originalLanguage),
)

/** The arguments of Gatsby's hook that are used here. */
type Given = Pick<CreatePagesArgs, 'createNodeId'> & {
  graphql: GraphQL
  actions: Pick<Actions, 'createPage'>
}

/** Creates the pages of articles and of their lists; all others are files in `src/pages`. */
export async function createArticlePages({ graphql, actions, createNodeId }: Given): Promise<void> {
  const data = await runQuery<Data>(graphql, 'articles', query)
  const byLanguage = new Map(
    languages.map((language) => [
      language,
      data.articles.nodes.filter((article) => article.language === language).sort(newestFirst),
    ]),
  )
  const inLanguage = (language: Language) => byLanguage.get(language) ?? []
  const slugsOf = new Map(
    languages.map((language) => [language, new Set(inLanguage(language).map(({ slug }) => slug))]),
  )
  const languagesOf = (slug: string) => languages.filter((language) => slugsOf.get(language)?.has(slug))
  const countOf = (language: Language, category: string | null) =>
    inLanguage(language).filter(({ tags }) => !category || tags.some(({ tag }) => tag === category)).length

  for (const language of originalFirst) {
    const articles = inLanguage(language)

    articles.forEach((article, index) => {
      const { slug } = article
      const relatedSlugs = relatedArticles(article, articles).map((other) => other.slug)
      const [nextSlug, previousSlug] = [articles[index - 1]?.slug ?? null, articles[index + 1]?.slug ?? null]
      actions.createPage({
        path: localPath(articlePath(slug), language),
        component: articleTemplate,
        context: {
          ...i18nContext(articlePath(slug), language, languagesOf(slug)),
          id: createNodeId(articleId(slug, language)),
          slug,
          relatedSlugs,
          nextSlug,
          previousSlug,
          otherSlugs: [...relatedSlugs, nextSlug, previousSlug].filter((other) => other !== null),
        },
      })
    })

    const tags = new Map(
      articles.flatMap((article) => article.tags.map(({ tag, name }) => [tag, name[language]] as const)),
    )
    const categories = [...tags]
      .map(([id, name]) => ({ id, name }))
      .sort((a, b) => a.name.localeCompare(b.name, language))

    const createList = (listed: Article[], category: string | null) => {
      const counts = new Map(languages.map((other) => [other, countOf(other, category)]))
      for (let page = 1; page <= pageCount(listed.length); page++) {
        const place = { category: category ?? undefined, page }
        const alternates = languages.filter(
          (other) => (counts.get(other) ?? 0) > (page - 1) * articlesPerPage || (!category && page === 1),
        )
        actions.createPage({
          path: localPath(listPath(place), language),
          component: listTemplate,
          context: {
            ...i18nContext(listPath(place), language, alternates),
            category,
            categories,
            page,
            total: listed.length,
            slugs: listed.slice((page - 1) * articlesPerPage, page * articlesPerPage).map(({ slug }) => slug),
          },
        })
      }
    }
    const inListOrder = articles.toSorted(featuredFirst)
    createList(inListOrder, null)
    for (const { id } of categories) {
      createList(
        inListOrder.filter((article) => article.tags.some(({ tag }) => tag === id)),
        id,
      )
    }
  }
}
