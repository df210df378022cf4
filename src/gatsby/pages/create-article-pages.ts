import path from 'node:path'
import type { Actions, CreatePagesArgs } from 'gatsby'
import { featuredFirst, newestFirst } from '../../articles/order'
import { articlePath, articlesPerPage, listPath, pageCount } from '../../articles/paths'
import { relatedAmong } from '../../articles/related'
import { type GraphQL, queryArticles } from '../../outputs/query-articles'
import { type Language, languages, localPath, originalLanguage } from '../../site/languages'
import { articleId } from '../articles/create-article-node'
import { i18nContext } from './i18n-context'

type Tag = { tag: string; name: Record<Language, string> }
type Article = { slug: string; language: Language; publishedAt: string; featured: boolean; tags: Tag[] }

const fields = `slug language publishedAt featured tags { tag name { ${languages.join(' ')} } }`

const articleTemplate = path.resolve('src/templates/article.tsx')
const listTemplate = path.resolve('src/templates/article-list.tsx')

/** Translations need the version of their original, which is cached once its page has been queried. */
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
  const newest = (await queryArticles<Article>(graphql, fields)).sort(newestFirst)
  const existing = new Set(newest.map(({ slug, language }) => articleId(slug, language)))
  const listed = (language: Language, category: string | null) =>
    newest.filter(
      (article) =>
        article.language === language && (!category || article.tags.some(({ tag }) => tag === category)),
    )

  for (const language of originalFirst) {
    const own = listed(language, null)
    const relatedTo = relatedAmong(own)

    own.forEach((article, index) => {
      const { slug } = article
      const relatedSlugs = relatedTo(article).map((other) => other.slug)
      const [nextSlug, previousSlug] = [own[index - 1]?.slug ?? null, own[index + 1]?.slug ?? null]
      const alternates = languages.filter((other) => existing.has(articleId(slug, other)))
      actions.createPage({
        path: localPath(articlePath(slug), language),
        component: articleTemplate,
        context: {
          ...i18nContext(articlePath(slug), language, alternates),
          id: createNodeId(articleId(slug, language)),
          slug,
          relatedSlugs,
          nextSlug,
          previousSlug,
          otherSlugs: [...relatedSlugs, nextSlug, previousSlug].filter((other) => other !== null),
        },
      })
    })

    const tags = new Map(own.flatMap((article) => article.tags.map(({ tag, name }) => [tag, name[language]])))
    const categories = [...tags]
      .map(([id, name]) => ({ id, name }))
      .sort((a, b) => a.name.localeCompare(b.name, language))

    for (const category of [null, ...categories.map(({ id }) => id)]) {
      const slugs = listed(language, category)
        .sort(featuredFirst)
        .map(({ slug }) => slug)
      const counts = languages.map((other) => [other, listed(other, category).length] as const)
      for (let page = 1; page <= pageCount(slugs.length); page++) {
        const place = { category: category ?? undefined, page }
        const first = (page - 1) * articlesPerPage
        const alternates = counts
          .filter(([, count]) => count > first || (!category && page === 1))
          .map(([other]) => other)
        actions.createPage({
          path: localPath(listPath(place), language),
          component: listTemplate,
          context: {
            ...i18nContext(listPath(place), language, alternates),
            category,
            categories,
            page,
            total: slugs.length,
            slugs: slugs.slice(first, first + articlesPerPage),
          },
        })
      }
    }
  }
}
